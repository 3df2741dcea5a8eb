"""Tests of the browser client: a package, so that the browser they share is closed before tests of other rooms."""
