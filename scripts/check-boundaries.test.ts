import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/run.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tramita-boundaries-'));
  await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of ['client', 'widgets', 'server']) {
    const manifest = `packages/${name}/package.json`;
    await mkdir(join(folder, dirname(manifest)), { recursive: true });
    await cp(join(root, manifest), join(folder, manifest));
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns what the check says about a route of the portal with this line. */
async function complaints(line) {
  const file = join(folder, 'packages/host/src/routes/page.tsx');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${line}\n`);
  const check = promisify(execFile)(process.execPath, [join(folder, 'scripts/check-boundaries.mjs')]);
  const { stderr } = await check.catch((failure) => failure);
  return stderr.split('\n').filter((text) => text.startsWith('packages/host/'));
}

test.each([
  ["import { Summary } from '@tramita/widgets/summary';"],
  ["import { prefetchSummary } from '@tramita/widgets/summary';"],
  ["import { createClient } from '@tramita/client';"],
])('E8.03 the portal may write %s', async (line) => {
  expect(await complaints(line)).toEqual([]);
});

test.each([
  ["import { Summary } from '@tramita/widgets/dist/summary.js';", 'does not export "/dist/summary.js"'],
  ["import { SummaryView } from '@tramita/widgets/features/summary';", 'does not export "/features/summary"'],
  ["import { useCall } from '../../../widgets/src/calls/use-call.ts';", 'by its name, not by a path'],
  ["const part = import('../../../widgets/src/ui/index.ts');", 'by its name, not by a path'],
  ["import { createSandbox } from '@tramita/server/sandbox';", 'only tests, stories and e2e import the server'],
])('E8.03 the portal may not write %s', async (line, reason) => {
  expect(await complaints(line)).toContainEqual(expect.stringContaining(reason));
});
