# Everything here is a short name for a command that works without make, too.
# `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help build test lint generate bench doctor clean

help:            ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## */  \1	/p' $(MAKEFILE_LIST) | expand -t 14

build:           ## install what is missing and compile everything
	node scripts/setup.mjs

test:            ## the whole suite, under five minutes
	npm test

lint:            ## type check and the rules of the architecture
	npm run lint

generate: build  ## rewrite the generated part of README.md; it must not differ from what is committed
	npm run --silent report
	git diff --exit-code README.md

bench: build     ## time the stored results of this machine again, against the compilers
	npm run --silent bench

doctor:          ## what is installed, what is missing, how quiet the machine is
	npm run doctor

clean:           ## remove everything that was built
	rm -rf build dist
