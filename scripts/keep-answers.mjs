// Keeps rows of this checkout, and its answers to calls on them, as those of the previous release:
// `node --conditions=@tramita/source scripts/keep-answers.mjs`, right after a release. A test migrates the rows and
// compares the answers.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { keepAnswers } from '../packages/server/src/testing/refusals/keep-answers.ts';
import { root } from './lib/run.mjs';

const kept = await keepAnswers();
writeFileSync(join(root, 'scripts/lib/previous-release/answers.json.gz'), gzipSync(JSON.stringify(kept), { level: 9 }));
for (const [name, { calls }] of Object.entries(kept.places)) {
  const byStatus = Map.groupBy(calls, ({ answer }) => answer.status);
  console.log(`${name}: ${[...byStatus].map(([status, { length }]) => `${length} with ${status}`).join(', ')}`);
}
