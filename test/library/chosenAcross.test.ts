/** Code across words is that of the machine for which everything is chosen, FIELDWRIGHT_MACHINE, not the one here. */
import { X25519_LANES } from '../../src/library/x25519/laneBuild.ts';
import { ED25519_SOURCE } from '../../src/library/ed25519/ed25519Build.ts';
import { ACROSS_LADDER, ACROSS_STEPS, acrossText } from '../../src/library/x25519/acrossLadder.ts';
import { describe, expect, test } from 'vitest';
import { assembledText } from '../../src/bench/assemble.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import {
  ACROSS_FORMULAS,
  acrossP256,
  acrossP256Text,
  acrossPlans,
  buildAcrossP256,
  acrossWay,
} from '../../src/library/p256/acrossP256.ts';
import { acrossPlan, acrossCandidate, fastestAcross } from '../../src/library/x25519/acrossBuild.ts';
import { coreOf, acrossStep } from '../../src/library/curve/acrossStep.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { asOn } from '../everyMachine.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';

const root = process.cwd();
const toolchain = await toolchainOrSkip();
const io = recordingIo([], { root });
const [slug] = ['intel-skylake', 'amd-zen4'].filter((name) => coreOf(name) !== coreOf(thisMachine().slug));
const core = coreOf(slug);

describe.skipIf(toolchain === null)(`as on ${slug}`, () => {
  test('points of edwards25519', async () => {
    const { across: points } = await asOn(slug, () => ED25519_SOURCE.parts(toolchain!, [8], { io }));
    expect(new Set(points.map(({ step }) => step.candidate.core))).toEqual(new Set([core]));
    const { across: ofBase } = await asOn(slug, () => X25519_LANES.parts(toolchain!, [8], { io }));
    expect(ofBase).toEqual(points);
  });

  test('formulas of P-256', async () => {
    const { objects } = await asOn(slug, () => buildAcrossP256(toolchain!));
    const plans = acrossPlans(core, { root });
    const texts = ACROSS_FORMULAS.map((name) => acrossP256Text(acrossP256(name, plans, acrossWay(slug, name))));
    expect(objects[0]).toBe(await assembledText(toolchain!, texts.join('\n')));
  });

  test('the step of X25519', async () => {
    const worker = { hello: { avx2: false, avx512ifma: false } } as Worker;
    const request = { seed: 1, widths: [], budget: null };
    const { across } = await asOn(slug, () => fastestAcross([], toolchain!, request, worker, io));
    const step = acrossStep(acrossPlan(core, { root }), acrossCandidate(slug), ACROSS_LADDER);
    expect(across!.objects[0]).toBe(await assembledText(toolchain!, acrossText(step, ACROSS_STEPS)));
  });
});
