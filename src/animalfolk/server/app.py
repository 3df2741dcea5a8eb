"""The web application: all routes, with everything they need."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler

from animalfolk.server.access import guard
from animalfolk.server.answers import BEARER, Description
from animalfolk.server.asker import with_asker
from animalfolk.server.config import Config
from animalfolk.server.failing import HANDLERS, MOST_BYTES
from animalfolk.server.heads import answering_heads
from animalfolk.server.lobby_routes import LobbyRoutes
from animalfolk.server.pages import page_routes
from animalfolk.server.parts import Parts
from animalfolk.server.plain_routes import health, metrics, own_version
from animalfolk.server.play_routes import PlayRoutes
from animalfolk.server.protocol import ByReference, protocol
from animalfolk.server.replay_routes import ReplayRoutes, open_record
from animalfolk.server.safety import Headers, origin
from animalfolk.server.socket import live_handlers
from animalfolk.server.storage import Storage
from animalfolk.server.watching import watched

CONFIG, STORAGE = "config", "storage"  # what an application starts with
ROUTES: list[ControllerRouterHandler] = [
    LobbyRoutes,
    PlayRoutes,
    ReplayRoutes,
    open_record,
    health,
    metrics,
    protocol,
    *live_handlers,
]


def create_app(config: Config, storage: Storage | None = None) -> Litestar:
    """The application; with a storage that is open already, or one that it opens itself and closes."""
    app = Litestar(
        [*ROUTES, *page_routes()],
        lifespan=[_lifespan],
        state=State({CONFIG: config, STORAGE: storage}),
        dependencies={"parts": Provide(_parts, sync_to_thread=False)},
        guards=[guard],
        middleware=[watched, with_asker],
        plugins=[ByReference()],
        before_send=[Headers(config)],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BYTES,
        cors_config=CORSConfig(allow_origins=[origin(page) for page in config.origins]) if config.origins else None,
        openapi_config=OpenAPIConfig(
            title="animalfolk",
            version=own_version(),
            description="Play Dale of Merchants: make tables, take seats, answer, watch. An unofficial fan work.",
            path="/schema",
            render_plugins=[Description()],
            components=Components(security_schemes={BEARER: SecurityScheme("http", scheme="bearer")}),
        ),
        logging_config=None,
    )
    app.asgi_handler = answering_heads(app.asgi_handler)
    return app


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    """Opens everything before the first request, closes it after the last."""
    config: Config = app.state[CONFIG]
    storage: Storage | None = app.state[STORAGE]
    kept = storage or await Storage.open(config.database)
    parts = Parts(config, kept)
    try:
        async with parts.running():
            app.state.parts = parts
            yield
    finally:
        if storage is None:
            await kept.close()


def _parts(state: State) -> Parts:
    parts: Parts = state.parts
    return parts
