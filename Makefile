# `make play` and `make test` are all that is needed; both set up what they use, and are quick the second time.
PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

.PHONY: help play test check compile bench bench-bots lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play      play in the terminal (ARGS='…' goes to 'citadels play')"
	@echo "make test      all checks and all tests, compiled and interpreted"
	@echo "make check     ruff, mypy --strict and the layers"
	@echo "make compile   the compiled engine, if its sources have changed"
	@echo "make bench     the speed of the engine beside other game engines (ARGS='--save' keeps the result)"
	@echo "make bench-bots  the strength and speed of the bots (ARGS='--part speed', '--save')"
	@echo "make lock      the pinned requirements anew (needs the network)"
	@echo "make clean     back to a fresh clone"

play:
	@$(PYTHON) scripts/env.py .venv runtime build
	@$(BIN)/python scripts/compile.py
	@$(BIN)/citadels play $(ARGS)

test: check
	@$(BIN)/python scripts/compile.py --strict
	$(PYTEST)
	CITADELS_PURE=1 $(PYTEST) -m "not heavy"

check:
	@$(PYTHON) scripts/env.py .venv runtime build test lab cluster
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_layers.py

compile:
	@$(PYTHON) scripts/env.py .venv runtime build
	@$(BIN)/python scripts/compile.py --strict

bench:
	@$(PYTHON) scripts/env.py .venv-bench runtime build bench
	@.venv-bench/bin/python scripts/compile.py --strict
	@.venv-bench/bin/python -m benchmarks.engine $(ARGS)

bench-bots:
	@$(PYTHON) scripts/env.py .venv-bench runtime build bench lab
	@.venv-bench/bin/python scripts/compile.py --strict
	@.venv-bench/bin/python -m benchmarks.bots $(ARGS)

lock:
	$(PYTHON) scripts/lock.py

clean:
	rm -rf .venv .venv-bench build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find src tests scripts benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '_compiled.*.txt' \) -delete
