"""What `/metrics` shows, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counts of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        labels = ["method", "route", "status"]
        self._requests = Counter("animalfolk_requests", "Requests that were answered", labels, registry=self._registry)
        self._seconds = Histogram(
            "animalfolk_request_seconds", "How long they took", ["route"], buckets=BUCKETS, registry=self._registry
        )
        self._refused = Counter("animalfolk_refused", "What was refused, by code", ["code"], registry=self._registry)
        self._made = Counter("animalfolk_made", "What was made: visitors, tables", ["what"], registry=self._registry)
        self._answers = Counter("animalfolk_answers", "Answers of people that were taken", registry=self._registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; the route is a pattern, so that there are not too many."""
        self._requests.labels(method, route, status).inc()
        self._seconds.labels(route).observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refused.labels(code).inc()

    def made(self, what: str) -> None:
        """Something was made."""
        self._made.labels(what).inc()

    def answer(self) -> None:
        """An answer was taken."""
        self._answers.inc()

    def show(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Something that can be counted whenever somebody asks."""
        Gauge(f"animalfolk_{name}", about, registry=self._registry).set_function(count)

    def text(self) -> bytes:
        """All of them, as they are read by Prometheus."""
        return generate_latest(self._registry)
