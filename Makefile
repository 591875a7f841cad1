# Everything here is a short name for a command that works without make, too.
# `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: container tests-list test-emulated results dashboard map test-fleet test-llvm fresh redteam help build test test-long fuzz fuzz-passes torture lint generate bench selfcheck truths bench-worker islands builds doctor clean mutants checker-mutants foreign fiat kernel proof-times certificates ci-tune transcript

# Seed of `fuzz`; another one each minute unless given.
SEED ?= $(shell date +%s)

help:            ## list the targets
	@awk '/^[a-z0-9-]+:[^#]*## / { \
	  name = text = $$0; sub(/:.*/, "", name); sub(/^[^#]*## */, "", text); \
	  line = sprintf("  %-15s", name); count = split(text, words, " "); \
	  for (i = 1; i <= count; i++) { \
	    if (length(line) + 1 + length(words[i]) > 80) { print line; line = sprintf("%17s", "") } \
	    line = line " " words[i] } \
	  print line }' $(MAKEFILE_LIST)

build:           ## install what is missing and compile everything
	node scripts/setup.mjs

test:            ## the whole suite
	npm test

test-llvm:       ## everything that depends on LLVM, with every LLVM that is installed (LLVM=22: with that one, which is installed if need be)
	node scripts/testLlvm.mjs $(LLVM)

fresh:           ## README's first command in a bare Debian and a clean clone of HEAD (TEST=1: npm test as well; LLVM=22; RUST=1: with the rustc of this user); as root, with mmdebstrap
	TEST=$(TEST) LLVM=$(LLVM) RUST=$(RUST) scripts/fresh.sh

container: build ## the steps of Containerfile in podman, or as root in a bare Debian, and a proof there (needs podman or mmdebstrap, and the network)
	scripts/container.sh

# Graphs of `fuzz-passes`; a state file per LLVM makes each run go on where the last one stopped.
GRAPHS ?= 100000

fuzz-passes: build ## GRAPHS random graphs (10^5) through the LLVM passes, interpreted before and after; goes on from the last run
	for dir in build/bridge-[0-9]*; do \
	  cmake --build $$dir --target fieldwright-fuzz && $$dir/tools/fuzz/fieldwright-fuzz --count $(GRAPHS) --state $$dir/fuzz.seed || exit 1; \
	done

# Tests with a long form, but for those of targets of their own.
LONG = $(filter-out test/prover/redteam/% test/prover/%lterations.test.ts test/lab/batches/emulated% test/library/emulated/% \
	$(addprefix test/,prover/faults.test.ts prover/ladderStep.test.ts prover/formulas.test.ts prover/compiledCode.test.ts \
	prover/foreignObjects.test.ts prover/candidates.test.ts frontend/fiat/published.test.ts frontend/kernel/kernel.test.ts), \
	$(shell grep -rlE --include=*.test.ts "FIELDWRIGHT_LONG|/(oneIn|testCrate|requireRight|acrossCode|exporting|laneInstructions)\.ts" test))

test-long: build ## the long forms: 10^6 inputs per produced function, 10^5 mutations, 20,000 random functions
	FIELDWRIGHT_LONG=1 npx vitest run $(LONG)

# Tests that ask what they run on.
EMULATED = $(shell grep -rlE --include=*.test.ts "openProcessors|acrossCaller" test)

test-emulated: build ## libraries of batches, vectors of fields, and all tests that call vectorised code, on an Ice Lake and a Haswell that Bochs emulates (apt install bochs; some quarter of an hour)
	FIELDWRIGHT_EMULATED=1 npx vitest run $(EMULATED)
	FIELDWRIGHT_LONG=1 npx vitest run test/library/emulated test/lab/batches/emulatedPeers.test.ts --disable-console-intercept

test-fleet: build ## 30 jobs of the fleet, three workers and 20 kills, without compilers and with real searches (needs redis-server; SEED=n)
	SEED=$(SEED) FIELDWRIGHT_LONG=1 npx vitest run fleet/test --disable-console-intercept

fuzz: build      ## random programs and numbers beside the prover's algebra, with a new seed (SEED=n repeats one)
	@echo "seed $(SEED)"
	SEED=$(SEED) FUNCTIONS=2000 npx vitest run test/frontend/random.test.ts test/frontend/fiat/types.test.ts test/cli/producedFunctions.test.ts
	SEED=$(SEED) ROUNDS=3000 npx vitest run test/prover/ruleAlterations.test.ts -t 'keeps every value'
	SEED=$(SEED) ROUNDS=10000 npx vitest run test/prover/redteam/smallNumbers.test.ts
	SEED=$(SEED) ROUNDS=1500 npx vitest run test/prover/redteam/degenerate
	SEED=$(SEED) ROUNDS=5000 npx vitest run test/ir/lanes/randomFormulas.test.ts
	SEED=$(SEED) PROGRAMS=1500 npx vitest run test/prover/leak/programs.test.ts
	SEED=$(SEED) ROUNDS=200 npx vitest run test/frontend/randomModuli.test.ts

torture: build   ## 1,200 broken programs through the worker, 1,200 through a search (SEED=n repeats one)
	@echo "seed $(SEED)"
	SEED=$(SEED) PROGRAMS=1200 npx vitest run test/bench/worker/torture.test.ts test/cli/torture.test.ts

mutants: build   ## more than 10,000 faults in single instructions: none may be proved that is not harmless; goes on from the last run (SEED=n, FAULTS=n of each function, ONLY=text in its name)
	FIELDWRIGHT_LONG=1 npx vitest run test/prover/faults.test.ts --disable-console-intercept

redteam: build   ## TEXTS files (10^4) and MUTANTS of machine code and objects (10^5) made to be proved wrongly, each called; PROGRAMS (5,000) random programs of each KIND, run; COUNT instructions (10^6) by two decoders; goes on from the last run (SEED=n)
	SEED=$(SEED) FIELDWRIGHT_LONG=1 npx vitest run test/prover/redteam --disable-console-intercept
	SEED=$(SEED) COUNT=$(or $(COUNT),1000000) npx vitest run test/prover/instructions/decoders.test.ts --disable-console-intercept

checker-mutants: build ## every bug seeded into the rules of the algebra and into the machine model must be noticed
	FIELDWRIGHT_LONG=1 npx vitest run test/prover/ladderStep.test.ts test/prover/formulas.test.ts test/prover/machineAlterations.test.ts test/prover/ruleAlterations.test.ts test/prover/laneAlterations.test.ts

foreign: build   ## code of gcc, clang and rustc against word IR, other people's objects against the mathematics, with docs/notes/FOREIGN.md (after `./fieldwright peers`; goes on from the last run; ONLY=text in the function's name)
	FIELDWRIGHT_LONG=1 npx vitest run test/prover/compiledCode.test.ts --disable-console-intercept
	FIELDWRIGHT_LONG=1 npx vitest run test/prover/foreignObjects.test.ts --disable-console-intercept

fiat: build      ## every operation of Fiat-Crypto's published files against an interpreter of them, proved, with docs/FIAT-TABLE.md (FIELDWRIGHT_FIAT_JSON=folder of *_32.json and *_64.json; SEED=n)
	FIELDWRIGHT_LONG=1 npx vitest run test/frontend/fiat/published.test.ts

kernel: build    ## the kernel's functions on digits from an unpatched file, against clang and gcc, with docs/KERNEL.md; goes on from the last run (FIELDWRIGHT_KERNEL=path/to/crypto/ecc.c; BUDGET=6s of each search)
	FIELDWRIGHT_LONG=1 npx vitest run test/frontend/kernel

proof-times: build ## 20,000 random candidates of all functions proved; writes docs/notes/PROOF-TIMES.md (CANDIDATES=n, SEED=n)
	FIELDWRIGHT_LONG=1 npx vitest run test/prover/candidates.test.ts --disable-console-intercept

# Text that the folder of a result contains.
ONLY ?=

certificates: build ## a theorem about the bytes of every stored result, checked by Coq on all cores, with docs/CERTIFICATES.md (MINUTES=2 of processor time for each; ONLY=text in the folder's name; needs `npm run setup -- --coq`)
	node scripts/certificates.mjs "$(ONLY)"

tests-list:      ## test/README.md: which tests depend on what
	node scripts/testsList.mjs

lint:            ## type check and the rules of the architecture
	npm run lint

map:             ## the rooms of src, and lab, with their sizes and imports, and their table in ARCHITECTURE.md
	node scripts/map.mjs

transcript: build ## run README's first command for a minute and put what it prints into docs/USAGE.md
	node scripts/transcript.mjs

# ALL=1: also results that are not committed yet, for a commit that has both.
generate: export FIELDWRIGHT_RESULTS = $(CURDIR)/results
generate: build  ## renew all generated parts: README's tables, docs/RESULTS.md, docs/results.svg, docs/TABLE.md, docs/LIMBS.md, docs/BATCHES.md, the table of rooms (ALL=1: results that are not committed, too)
	node dist/lab/writeOptionPages.js
	./fieldwright report $(if $(ALL),--all)
	./fieldwright table --print
	./fieldwright limbs --print
	./fieldwright batches --print
	./fieldwright hosts --print
	./fieldwright dashboard $(if $(ALL),--all)
	node scripts/map.mjs
	node scripts/testsList.mjs
	node test/lab/report/recompute.mjs
	git status --short README.md docs ARCHITECTURE.md

results: build   ## what is not committed of results/, for all: best.asm, best.h, best.json (half a minute)
	node dist/lab/makeResults.js

dashboard: build ## all committed results as a page, build/dashboard.html
	./fieldwright dashboard

# Fields and operations of `ci-tune`, by names with blanks between; all fields unless given.
FIELDS ?=
OPS ?= mul square

ci-tune: build   ## tune FIELDS (all) in OPS (mul square) within BUDGET (20m); code, records, page and tables go to build/tuned, for `.github/workflows/tune.yml`
	node scripts/ciTune.mjs --budget $(or $(BUDGET),20m) --ops "$(OPS)" $(if $(FIELDS),--fields "$(FIELDS)")

bench: build     ## time the stored results of this machine again, against the compilers
	./fieldwright bench

selfcheck: build ## code against itself, error rate of races, known truths, speed of the worker
	./fieldwright selfcheck

truths: build    ## instructions of known cost, and s2n-bignum against libsodium
	./fieldwright selfcheck truths
	./fieldwright bench --field 25519 --op x25519 --only s2n,libsodium

bench-worker: build ## how fast the measuring worker answers
	./fieldwright selfcheck speed

builds: build    ## every build of X25519 from plain C, against libsodium, OpenSSL and AWS-LC, and point formulas
	./fieldwright builds
	./fieldwright builds --suite formulas

x25519-million: build ## a million iterations of RFC 7748, section 5.2, by every fast build and by the library of `./fieldwright library x25519`
	FIELDWRIGHT_LONG=1 npx vitest run test/lab/suite/builds.test.ts
	./fieldwright library x25519 --million

doctor:          ## what is installed, what is missing, how quiet the machine is
	./fieldwright doctor

clean:           ## remove everything that was built
	rm -rf build dist fleet/dist fleet/node_modules
