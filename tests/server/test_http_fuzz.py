"""Whatever is asked over HTTP, with whatever token: it is answered as described, and a refusal changes nothing."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.conftest import SOAK
from tests.properties.walk import Progress
from tests.server.fuzz_house import FuzzHouse, bearer

EXAMPLES = 1000 if SOAK else 2  # of each operation and mode
SECONDS = 60  # for one answer
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = 37


@pytest.fixture
def house(tmp_path: Path) -> Iterator[FuzzHouse]:
    """A server for one test: schemathesis stops what was asked when a test ends."""
    found = FuzzHouse(tmp_path)
    yield found
    found.close()


@pytest.fixture
def schema(house: FuzzHouse) -> Any:
    """What the server says of itself."""
    return schemathesis.openapi.from_asgi("/schema/openapi.json", house.app)


def is_wrong(case: Any) -> bool:
    """Whether the body is not what is described; of what stands in the address besides, nothing is read."""
    return any(location.value == "body" and part.mode.is_negative for location, part in case.meta.components.items())


@pytest.mark.soak
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_asked_is_answered_as_described_and_a_refusal_changes_nothing(
    house: FuzzHouse, schema: Any, mode: GenerationMode, caplog: pytest.LogCaptureFixture
) -> None:
    seen: Counter[int] = Counter()
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) == OPERATIONS
    if mode.is_negative:
        operations = [found for found in operations if found.body or found.query]  # else nothing can be wrong
    progress = Progress(f"whatever is asked: {mode.value}", len(operations) * EXAMPLES, "requests")
    for operation in operations:

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(generation_mode=mode), st.sampled_from(list(house.tokens)), st.data())
        def ask(case: Any, who: str, data: st.DataObject) -> None:
            if "table_id" in case.path_parameters and data.draw(st.booleans()):
                case.path_parameters["table_id"] = data.draw(st.sampled_from(house.tables))
            house.renew()
            before = house.kept()
            response = case.call(headers=bearer(house.tokens[who]), timeout=SECONDS)
            case.validate_response(response, checks=CHECKS)
            seen[response.status_code] += 1
            progress.add(1)
            if response.status_code >= 400:
                assert house.changed(before) == []
            else:
                assert not is_wrong(case)

        ask()
    wanted = (400, 401) if mode.is_negative else (200, 400, 401, 403)
    assert min(seen[status] for status in wanted) > 0, seen
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
