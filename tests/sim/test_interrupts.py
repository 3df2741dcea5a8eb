"""Ctrl-C while others are begun or ended."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from animalfolk.sim.interrupts import ignoring_interrupts, later_interrupts

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no such signal there")


def test_an_interrupt_waits_until_the_others_are_there() -> None:
    done = []
    before = signal.getsignal(signal.SIGINT)

    def begin() -> None:
        with later_interrupts():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is before


def test_without_an_interrupt_nothing_is_raised() -> None:
    with later_interrupts():
        pass


def test_an_interrupt_may_be_ignored() -> None:
    with ignoring_interrupts():
        os.kill(os.getpid(), signal.SIGINT)


def test_in_another_thread_nothing_is_changed() -> None:
    found = []

    def look() -> None:
        with ignoring_interrupts(), later_interrupts():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert found == [signal.getsignal(signal.SIGINT)]
