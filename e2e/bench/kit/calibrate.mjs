// A fixed amount of work, whose time shows whether other work disturbs the machine.

import { setTimeout as pause } from 'node:timers/promises';

const steps = 3_000_000;

function work() {
  const started = performance.now();
  let value = 1;
  for (let step = 0; step < steps; step += 1) value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
  if (value < 0) throw new Error('Never');
  return performance.now() - started;
}

/** Time of a loop in ms once the pages of a round are closed: the fastest of three, which a single interruption does not affect. */
async function loop() {
  await pause(1000);
  return Math.min(work(), work(), work());
}

/** How much slower than the fastest loop a round may run. */
const tolerance = 1.2;
/** Rounds that are repeated at most before the run is refused. */
const repeats = 6;
/** Disturbed rounds are kept and counted. */
const isKept = process.env.ANYWAY === '1';

/**
 * Runs `measure` for each round between two loops of fixed work. Repeats a round with a slow loop, because its times
 * are those of a disturbed machine; with `ANYWAY=1` keeps it. Returns the results, and the range of their loops as text.
 * @throws Error if too many rounds were disturbed, unless `ANYWAY=1`.
 */
export async function calmRounds(count, measure) {
  let best = await loop();
  const results = [];
  const loops = [];
  let disturbed = 0;
  while (results.length < count) {
    const before = await loop();
    const result = await measure();
    const after = await loop();
    best = Math.min(best, before, after);
    const isCalm = Math.max(before, after) <= best * tolerance;
    if (!isCalm) disturbed += 1;
    if (isCalm || isKept) {
      results.push(result);
      loops.push(before, after);
    } else if (disturbed > repeats)
      throw new Error(
        `The machine is disturbed: the loop took ${before.toFixed(0)} and ${after.toFixed(0)} ms, ${best.toFixed(0)} when calm`,
      );
  }
  const range = `${Math.min(...loops).toFixed(0)} to ${Math.max(...loops).toFixed(0)}`;
  return {
    results,
    calibration: `calibration loop ${range} ms, ${disturbed} disturbed rounds ${isKept ? 'kept' : 'repeated'}`,
  };
}
