# One command per job. Every target works from a clean clone with Python 3.11 or newer, venv and make.
PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
# What is set up: to play; to work on swcore, too; to write the site, and to make a release, beside that.
PLAY := $(VENV)/.playable
EXTRAS := $(VENV)/.extras
STAMP := $(VENV)/.installed
SITE := $(VENV)/.site
DIST := $(VENV)/.dist
SERVER := $(VENV)/.server
LEARN := $(VENV)/.learn
RAY := $(VENV)/.ray
COMMA := ,
APPS := $(patsubst %/pyproject.toml,%,$(wildcard apps/*/pyproject.toml))
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play extras serve rl test typescript typescript-tools test-long test-compiled wheels dist version coverage rules mutants house docs-map outlines docs docs-pages docs-links check-packs hook-api changelog lint types format bench bench-builds bench-compiled bench-growth bench-peers bench-plugins bench-memory dev venv clean

help:
	@echo "make play [ARGS=...]   play a game in the terminal"
	@echo "make extras            install what drawing maps, pictures and printing need, beside what playing needs"
	@echo "make serve [ARGS=...]  serve games to people on the network"
	@echo "make rl [ARGS=...]     install what learning programs need, and learn to beat chance on a tiny map; ARGS=\"--seconds 20\""
	@echo "make test [ARGS=...]   run the tests"
	@echo "make coverage          run the tests, and count the statements and branches they take, room by room"
	@echo "make test-long         run the tests that take minutes"
	@echo "make rules             list the clauses of the rules with the tests that prove them"
	@echo "make mutants           put each listed fault into the rules, and see whether a test of its clause fails"
	@echo "make house             count how the house is kept: modules a folder, upward arrows, circles, long functions"
	@echo "make docs-map          draw the picture of the storeys from the imports"
	@echo "make outlines          draw the maps of the games that have changed; ARGS=--all draws all of them"
	@echo "make docs              write the generated pages of the documentation, and build the site into build/site"
	@echo "make docs-pages        only write the generated pages"
	@echo "make check-packs       let swcore check look over the packs that the documentation lists, and write what it finds"
	@echo "make docs-links        build the site, and look whether the links to other sites lead somewhere (needs the network)"
	@echo "make hook-api          write down what was added to the hooks; ARGS=--close when their number is released"
	@echo "make changelog         show the next part of the changelog; ARGS=\"--version 0.2.0\" writes it"
	@echo "make lint              ruff, mypy, import contracts"
	@echo "make types             hold typed pieces against pyright, which it installs (mypy does so in make lint)"
	@echo "make typescript        compile the types and the clients of TypeScript (needs Node)"
	@echo "make format            let ruff fix and format the code"
	@echo "make bench             time whole games, and how the cost grows; BEFORE=v0.1.0 beside that version, ARGS=--quick for a look"
	@echo "make bench-growth      only how the cost grows, written into the documentation; ARGS=--quick for a look"
	@echo "make bench-plugins     what installed packs cost that are not in play, written into the documentation; ARGS=--quick for a look"
	@echo "make bench-peers       time games of other projects beside ours, and write the table into the documentation"
	@echo "make wheels            build the wheels, pure and compiled (needs a C compiler), and play from them"
	@echo "make dist              build the source archives and pure wheels of swcore and its packs, check them, and play from them"
	@echo "make version           show the version of swcore and its packs; ARGS=0.2.0 sets it"
	@echo "make bench-memory      print how a process grows that plays thousands of games; ARGS=\"--games 30000 --game warcraft\""
	@echo "make bench-compiled    time whole games with the compiled wheels"
	@echo "make bench-builds      time both builds beside a version from before and Catanatron"
	@echo "make test-compiled     run the tests against the compiled wheels"
	@echo "make dev               only set up what tests and checks need (make venv does the same)"
	@echo "make clean             remove $(VENV) and everything that was built"

play: $(PLAY)
	$(BIN)/swcore play $(ARGS)

extras: $(EXTRAS)

serve: $(SERVER)
	$(BIN)/swcore serve $(ARGS)

rl: $(LEARN)
	$(BIN)/python -m swcore_rl.examples.beat_random $(ARGS)

# Tests start hundreds of processes: with bytecode on the disk none of them compiles swcore anew.
TESTS := env -u PYTHONDONTWRITEBYTECODE

test: $(STAMP)
	$(TESTS) $(BIN)/python -m pytest -n 2 $(ARGS)

# Branches are counted in the processes of pytest alone, not in those that tests start.
coverage: $(STAMP)
	$(BIN)/python -m pytest -n 2 --cov --cov-report= $(ARGS)
	$(BIN)/python scripts/coverage_rooms.py

test-long: $(STAMP) $(RAY)
	SWCORE_EXAMPLES=new $(TESTS) $(BIN)/python -m pytest -n 2 -m long $(ARGS)

rules: $(STAMP)
	@$(BIN)/python scripts/rules.py $(ARGS)

mutants: $(STAMP)
	@$(TESTS) $(BIN)/python scripts/mutants.py $(ARGS)

house: $(STAMP)
	@$(BIN)/python -m scripts.house $(ARGS)

docs-map: $(STAMP)
	@$(BIN)/python -m scripts.docs_map

outlines: $(STAMP)
	@$(BIN)/python -m scripts.outlines $(ARGS)

docs-pages: docs-map
	@$(BIN)/python -m scripts.make_docs
	@$(BIN)/python -m scripts.map_pictures
	@$(BIN)/python -m scripts.hook_times
	@$(BIN)/python -m scripts.hook_types
	@$(BIN)/python -m scripts.print_pictures
	@$(BIN)/python -m scripts.screen_pictures
	@$(BIN)/python -m scripts.web_art

# Warnings are errors, links that lead nowhere among them. All pages are written, for the menu is on each of them.
SPHINX = $(BIN)/python -m sphinx -q --write-all --fail-on-warning --keep-going -c docs -d build/site-doctrees
docs: $(SITE) docs-pages
	@$(BIN)/python -m scripts.site build/site-pages
	@$(SPHINX) -b html build/site-pages build/site
	@echo "build/site/index.html"

# What `swcore check` says of the packs that the documentation lists.
check-packs: $(STAMP)
	@$(BIN)/python -m scripts.check_packs
	@$(BIN)/python -m scripts.make_docs

docs-links: docs
	@$(SPHINX) -b linkcheck build/site-pages build/site-links

hook-api: $(STAMP)
	@$(BIN)/python -m scripts.hook_api $(ARGS)

changelog: $(STAMP)
	$(BIN)/towncrier build $(if $(ARGS),--yes $(ARGS),--draft --version next)

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell

types: $(STAMP)
	$(PIP) install --group types
	$(BIN)/python -m scripts.check_types

# The types are written by `make docs-pages`; here they are compiled, and so are the clients that use them.
TYPESCRIPT := build/typescript
typescript:
	@if command -v node > /dev/null && command -v npm > /dev/null; then $(MAKE) --no-print-directory $(TYPESCRIPT)/.compiled; \
	else echo "Node and npm are not installed: the types and the clients of TypeScript are not compiled."; fi

typescript-tools:
	@$(MAKE) --no-print-directory $(TYPESCRIPT)/.installed

$(TYPESCRIPT)/.installed: clients/typescript/package.json clients/typescript/package-lock.json
	@mkdir -p $(TYPESCRIPT)
	cp $^ $(TYPESCRIPT)
	npm ci --prefix $(TYPESCRIPT) --fetch-retries 1 --fetch-timeout 30000 --no-audit --no-fund --silent
	@touch $@

$(TYPESCRIPT)/.compiled: $(TYPESCRIPT)/.installed $(wildcard clients/typescript/*.ts clients/typescript/tsconfig*.json examples/clients/*.mts examples/clients/*.mjs) $(shell find apps/server/swcore_web -name '*.js')
	$(TYPESCRIPT)/node_modules/.bin/tsc --project clients/typescript
	$(TYPESCRIPT)/node_modules/.bin/tsc --project clients/typescript/tsconfig.web.json
	@touch $@

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# BEFORE is a folder or a revision of git: it plays the same games in turns with this tree.
bench: $(STAMP)
	-$(PIP) install --group bench
	$(BIN)/python -m bench.run $(if $(BEFORE),--before $(BEFORE)) $(ARGS)
	$(BIN)/python -m bench.growth $(ARGS)
	$(BIN)/python -m bench.plugins $(ARGS)
	$(BIN)/python -m bench.server $(if $(findstring --quick,$(ARGS)),--quick)
	$(BIN)/python -m bench.rl $(if $(findstring --quick,$(ARGS)),--quick)
	$(BIN)/python -m bench.lab $(if $(findstring --quick,$(ARGS)),--quick)

bench-growth: $(STAMP)
	$(BIN)/python -m bench.growth $(ARGS)

bench-plugins: $(STAMP)
	$(BIN)/python -m bench.plugins $(ARGS)

bench-memory: $(STAMP)
	$(BIN)/python -m bench.memory $(ARGS)

bench-peers: $(STAMP)
	$(BIN)/python -m bench.peers $(ARGS)

dev venv: $(STAMP)

$(PLAY): pyproject.toml $(wildcard plugins/*/pyproject.toml)
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("swcore needs Python 3.11 or newer: make PYTHON=/path/to/python3.11")'
	@echo "Installing swcore and its games into $(VENV): some seconds, the first time only."
	$(PYTHON) scripts/set_up.py $(VENV)
	@touch $@

$(EXTRAS): $(PLAY)
	@echo "Installing the extras of swcore into $(VENV): half a minute, the first time only."
	$(PYTHON) scripts/set_up.py $(VENV) --extras
	@touch $@

$(STAMP): $(PLAY)
	@echo "Installing the tools for tests and checks into $(VENV): about a minute, the first time only."
	$(BIN)/python -m pip --version > /dev/null 2>&1 || $(BIN)/python -m ensurepip > /dev/null
	$(PIP) install --upgrade "pip>=25.1"
	$(PIP) install --group dev
	$(PIP) install --no-build-isolation $(foreach app,$(APPS),--editable "$(app)$(if $(filter apps/rl,$(app)),[all])$(if $(filter apps/lab,$(app)),[files$(COMMA)ladder])")
	@touch $@

$(LEARN): $(PLAY) apps/rl/pyproject.toml
	@echo "Installing NumPy, PettingZoo, Gymnasium and OpenSpiel into $(VENV): about half a minute, the first time only."
	$(BIN)/python -m pip --version > /dev/null 2>&1 || $(BIN)/python -m ensurepip > /dev/null
	$(PIP) install --no-build-isolation --editable "apps/rl[all]"
	@touch $@

$(SERVER): $(PLAY) $(wildcard apps/*/pyproject.toml)
	@echo "Installing the server into $(VENV): some seconds, the first time only."
	$(BIN)/python -m pip --version > /dev/null 2>&1 || $(BIN)/python -m ensurepip > /dev/null
	$(PIP) install --no-build-isolation --editable apps/server
	@touch $@

$(RAY): $(STAMP)
	@echo "Installing Ray into $(VENV), for the long tests: about a minute, the first time only."
	$(PIP) install --no-build-isolation --editable "apps/lab[files,ladder,ray]"
	@touch $@

$(SITE): $(STAMP)
	$(PIP) install --group docs
	@touch $@

$(DIST): $(STAMP)
	$(PIP) install --group dist
	@touch $@

# All of them as they are uploaded: source archives and pure wheels in dist/, checked and played from. See scripts/dist.py.
dist: $(DIST)
	$(BIN)/python -m scripts.dist

# Without a number: the one that everything has. With one: write it everywhere.
version:
	@$(PYTHON) scripts/set_version.py $(ARGS)

# The compiled wheels (they need a C compiler) are built once for each state of the sources: see scripts/wheels.py.
wheels: $(STAMP)
	$(BIN)/python -m scripts.wheels $(ARGS)

# Both builds beside the version BEFORE and Catanatron, into docs/explanation/performance.md.
bench-builds: $(STAMP)
	$(BIN)/python -m bench.builds $(if $(BEFORE),--before $(BEFORE)) $(ARGS)

bench-compiled: $(STAMP)
	$(BIN)/python -m scripts.installed bench $(if $(BEFORE),--before $(BEFORE)) $(ARGS)

test-compiled: $(STAMP)
	$(TESTS) $(BIN)/python -m scripts.installed test $(ARGS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf plugins/*/build plugins/*/dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
