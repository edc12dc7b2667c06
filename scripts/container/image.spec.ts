// Needs root on Debian and takes minutes: `corepack pnpm test:container` runs it, the other tests do not.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/run.mjs';
import { readContainerfile } from './read-containerfile.mjs';

/** Runs a script of this folder; returns its exit code and what it wrote, which is shown as it arrives. */
function runScript(name: string): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      parts.push(part);
      process.stdout.write(part);
    });
  }
  return new Promise((done) => child.once('close', (code) => done({ code, text: Buffer.concat(parts).toString() })));
}

test('D11.13 the image is built in a Debian root without a registry, and users sign in with its read-only root', async () => {
  const [build, image, ...others] = readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8'));
  assert.deepEqual([build.name, others], ['build', []]);
  assert.notEqual(image.user, 'root');
  assert.deepEqual(image.volumes, ['/data']);
  assert.match(image.healthcheck.join(' '), /\/livez/);
  const { code, text } = await runScript('check.mjs');
  assert.equal(code, 0);
  for (const { kind, command, source, target } of [...build.steps, ...image.steps]) {
    if (kind === 'RUN') assert.ok(text.includes(`── RUN ${command}`), command);
    if (kind === 'COPY') assert.ok(text.includes(`${source} ${target}`), source);
  }
  assert.match(text, /── healthy/);
  assert.match(text, /runs as user 10001; \/, \/app, \/tmp and \/var\/tmp are read-only/);
  assert.match(text, /✓ .*sign-in\.spec\.ts.* T0\.02 users sign in/);
  assert.doesNotMatch(text, /^\s*\d+ (failed|flaky|skipped)/m);
});
