# All logic is in tools/dev.py, which runs without make: python3 tools/dev.py --help
PYTHON ?= python3
ARGS ?=

TARGETS := help play test check fast bench soak load mutants frames rules protocol lock clean

.DEFAULT_GOAL := help
.PHONY: $(TARGETS)

$(TARGETS):
	@$(PYTHON) tools/dev.py $@ $(ARGS)
