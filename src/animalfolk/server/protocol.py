"""The schema of all messages, as tools/protocol.py has made it from their types, and where clients find it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.spec import Reference
from litestar.openapi.spec import Schema as OpenAPISchema
from litestar.plugins import OpenAPISchemaPlugin

from animalfolk.server import messages, replay_messages

SCHEMA = Path(__file__).with_name("protocol.json").read_bytes()
MEDIA_TYPE = "application/schema+json"
HTTP = (messages.__name__, replay_messages.__name__)
LIVE = "Live"  # how the names of what goes over sockets begin
OWN, OPENAPI = "#/$defs/", "#/components/schemas/"  # where definitions stand
COMPONENTS: dict[str, Any] = {
    name: schema
    for name, schema in json.loads(SCHEMA.replace(OWN.encode(), OPENAPI.encode()))["$defs"].items()
    if not name.startswith(LIVE)
}


class ByReference(OpenAPISchemaPlugin):
    """Lets the description of the interface name our messages; what they are stands among its components."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether this is one of our messages."""
        is_message = isinstance(value, type) and issubclass(value, msgspec.Struct)
        return is_message and value.__module__ in HTTP and value.__name__ in COMPONENTS

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> OpenAPISchema:
        """What refers to it."""
        return OpenAPISchema(all_of=[Reference(OPENAPI + field_definition.annotation.__name__)])


@get("/schema/protocol.json", media_type=MEDIA_TYPE, include_in_schema=False, sync_to_thread=False)
def protocol() -> Response[bytes]:
    """The JSON Schema of views, events and messages, those of sockets among them."""
    return Response(SCHEMA, media_type=MEDIA_TYPE)
