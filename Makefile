# `make play` and `make test` are all you need. Both set up what they use, and are quick the second time.
PYTHON ?= python3
JOBS ?= 3
BIN := .venv/bin
NUMBERS ?= numbers
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# A browser that has to wait for a processor misses what is shown for only two seconds, so all other tests run at a lower
# priority.
YIELDING := nice -n 19
# Many processes import the same sources, so let them share the bytecode.
unexport PYTHONDONTWRITEBYTECODE
# The tests that also run with the interpreted engine. test_parity checks that both forms decide, refuse and write the
# same, bots included.
ENGINE_TESTS := tests/scenarios tests/classic tests/circus tests/common_city --ignore-glob='*/test_offers.py' \
	--ignore-glob='*/test_notation.py' $(addprefix tests/test_,chance.py golden.py pure.py random_play.py why.py)

.PHONY: help play terminal serve client static environment test test-adapters test-browser test-build test-bytecode test-client test-pages test-python check check-types check-python check-client compile dist docs numbers publish-numbers bench bench-bots bench-research bench-server soak lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play      play in the browser (ARGS='…' is passed to 'citadels play')"
	@echo "make terminal  play in the terminal"
	@echo "make serve     host games for others (ARGS='…' is passed to 'citadels serve')"
	@echo "make test      run all checks and tests, compiled and interpreted"
	@echo "make test-adapters  run the tests that PettingZoo, Gymnasium and OpenSpiel have for environments (part of make test)"
	@echo "make check     run ruff, mypy --strict, the import layers, and the same for the client"
	@echo "make compile   compile the engine, if its sources have changed"
	@echo "make client    build the browser pages, if their sources have changed"
	@echo "make static    build the whole game as a folder for any web server, in build/static/; it needs no server of ours"
	@echo "make dist      build the files of a release in dist/: sdist, pure wheel, compiled wheel for this Python"
	@echo "make docs      build the documentation site in site/"
	@echo "make numbers   play the studies of docs/method.md into numbers/ (hours; continues where it stopped; ARGS='--jobs 16')"
	@echo "make publish-numbers  update the page and the game from what is in numbers/ so far (part of make numbers)"
	@echo "make bench     compare the engine's speed with other game engines (ARGS='--save' saves the result)"
	@echo "make bench-bots  measure the strength and speed of the bots (ARGS='--part speed', '--save')"
	@echo "make bench-research  measure the environments for learning programs (ARGS='--part adapters': and other libraries)"
	@echo "make bench-server  measure how much load the server can take (ARGS='--tables 100 --seconds 10', '--save')"
	@echo "make soak      play on a server while everything goes wrong (ARGS='--minutes 240', '--seed 7')"
	@echo "make lock      update the pinned requirements (needs the network)"
	@echo "make clean     return to a fresh clone"

play: client
	@$(BIN)/python scripts/compile.py
	@$(BIN)/citadels play $(ARGS)

terminal:
	@$(PYTHON) scripts/env.py .venv runtime build
	@$(BIN)/python scripts/compile.py
	@$(BIN)/citadels play --terminal $(ARGS)

serve: client
	@$(PYTHON) scripts/env.py .venv postgres host
	@$(BIN)/python scripts/compile.py
	@$(BIN)/citadels serve $(ARGS)

client:
	@$(PYTHON) scripts/env.py .venv runtime build
	@$(PYTHON) scripts/client.py

static: client
	@$(BIN)/python -m scripts.static

test: environment
	@$(PYTHON) scripts/postgres.py
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-build test-pages test-bytecode
	@$(MAKE) --no-print-directory -j3 --output-sync=line test-python test-client test-browser

test-python:
	$(YIELDING) $(PYTEST)
	CITADELS_PURE=1 $(YIELDING) $(PYTEST) -n 2 -m "not heavy" $(ENGINE_TESTS)

test-client: test-adapters
	@$(YIELDING) $(PYTHON) scripts/client.py test

test-browser:
	@$(BIN)/python scripts/browser.py

# The other libraries' own tests of our adapters to them, in a separate environment.
test-adapters:
	@$(PYTHON) scripts/env.py .venv-adapters runtime build test adapters
	@.venv-adapters/bin/python scripts/compile.py --strict
	$(YIELDING) .venv-adapters/bin/python -m pytest -q tests/adapters

# The parts of `make test` that use one core each, in parallel. The client reads the plain sources during compilation.
test-build: check-types
	@$(BIN)/python scripts/compile.py --strict

# On a fresh clone, every test process would otherwise rewrite the asserts of all tests for itself.
test-bytecode:
	@[ -d tests/__pycache__ ] || $(BIN)/python -m pytest --collect-only -q > /dev/null || true  # test-python says what is wrong

test-pages: export CITADELS_PURE := 1
test-pages: check-client
	@$(PYTHON) scripts/client.py

check: environment check-python check-client

check-types:
	$(BIN)/ruff check
	$(BIN)/mypy

check-python: check-types
	$(BIN)/python -m pytest -q tests/test_layers.py

check-client:
	@$(PYTHON) scripts/client.py check

environment:
	@$(PYTHON) scripts/env.py .venv runtime build test lab cluster postgres host docs research

compile:
	@$(PYTHON) scripts/env.py .venv runtime build
	@$(BIN)/python scripts/compile.py --strict

dist: client
	@$(BIN)/python scripts/dist.py

docs:
	@$(PYTHON) scripts/env.py .venv runtime build docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "citadels: the documentation is in site/; python3 -m http.server --directory site shows it"

numbers:
	@$(PYTHON) scripts/env.py .venv runtime build lab
	@$(BIN)/python scripts/compile.py --strict
	@$(BIN)/python scripts/publish_numbers.py --restore $(NUMBERS)
	@$(BIN)/citadels study all --out $(NUMBERS) $(ARGS)
	@$(BIN)/python scripts/publish_numbers.py $(NUMBERS)

publish-numbers:
	@$(PYTHON) scripts/env.py .venv runtime build lab
	@$(BIN)/python scripts/publish_numbers.py $(NUMBERS)

bench:
	@$(PYTHON) scripts/env.py .venv-bench runtime build bench
	@.venv-bench/bin/python scripts/compile.py --strict
	@.venv-bench/bin/python -m benchmarks.engine $(ARGS)

bench-bots:
	@$(PYTHON) scripts/env.py .venv-bench runtime build bench lab
	@.venv-bench/bin/python scripts/compile.py --strict
	@.venv-bench/bin/python -m benchmarks.bots $(ARGS)

bench-research:
	@$(PYTHON) scripts/env.py .venv-bench runtime build bench research
	@.venv-bench/bin/python scripts/compile.py --strict
	@.venv-bench/bin/python -m benchmarks.research $(ARGS)

bench-server:
	@$(PYTHON) scripts/env.py .venv-bench runtime build bench postgres
	@.venv-bench/bin/python scripts/compile.py --strict
	@.venv-bench/bin/python -m benchmarks.server $(ARGS)

soak: environment
	@$(PYTHON) scripts/postgres.py
	@$(BIN)/python scripts/compile.py --strict
	@$(BIN)/python -m tests.soak $(ARGS)

lock:
	@$(PYTHON) -m scripts.lock

clean:
	rm -rf .venv .venv-adapters .venv-bench build dist site .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	rm -rf frontend/node_modules frontend/src/generated frontend/dist src/citadels/web/client
	find src tests scripts benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '_compiled.*.txt' \) -delete
