# One command for one job; each sets up what it needs. `make help` lists them.
.DEFAULT_GOAL := help
SHELL := bash

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*') hatch_build.py
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: help setup play test check lint types unit compiled soak bench lock clean

help: ## List the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: .venv/installed ## Set up .venv with the compiled package in it

.venv/dependencies: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint requirements.lock --editable '.[dev]'
	@touch $@

.venv/installed: .venv/dependencies $(SOURCES)
	@echo 'Installing Tablée (compiling takes a minute or two) …'
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/tablee --version
	@$(BIN)/tablee --version | grep -q '(compiled)' || echo 'Note: no C compiler was found, so the engine runs as pure Python: right, but slower.'
	@touch $@

play: setup ## Play in the terminal
	@$(BIN)/tablee play

test: setup lint types unit compiled ## Everything: lint, types, tests interpreted and compiled

check: .venv/dependencies lint types unit ## The same without compiling

lint: .venv/dependencies ## Style, imports, dead code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/vulture

types: .venv/dependencies ## Static types
	$(BIN)/mypy

unit: .venv/dependencies ## Tests of the interpreted engine, of which every branch must be covered
	$(BIN)/coverage run -m pytest -q tests/core tests/games tests/sim tests/golden
	$(BIN)/coverage report
	$(BIN)/python -m pytest -q -n 2 tests/architecture tests/cli tests/contract tests/docs tests/server

compiled: setup ## All tests with the installed package
	TABLEE_EXPECTED=installed $(BIN)/python -m pytest -q -n 2 -o pythonpath=.

soak: setup ## Many more random games than the tests play (GAMES=1000 a setting)
	$(BIN)/python benchmarks/soak.py --games $(or $(GAMES),1000)

bench: setup ## Speed beside OpenSpiel, compiled and interpreted
	$(PIP) install --constraint requirements.lock open_spiel
	$(BIN)/python benchmarks/engine.py

lock: .venv/dependencies ## Choose new versions of the dependencies
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --no-header --no-annotate --upgrade -o requirements.lock

clean: ## Remove what the other targets made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage
