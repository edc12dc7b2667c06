import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox.ts';
import { createOpenApiDocument } from './openapi.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const program = path('./testing/generated-client/main-job.ts');

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  [sandbox, folder] = await Promise.all([createSandbox(), mkdtemp(join(tmpdir(), 'tramita-generated-'))]);
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const compilerOptions = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: false,
};

test('E9.08 a client generated with openapi-typescript compiles', { timeout: 60_000 }, async () => {
  // the generator changes its input
  const types = astToString(await openapiTypescript(structuredClone(createOpenApiDocument('1.2.3')) as never));
  await Promise.all([
    writeFile(join(folder, 'openapi.d.ts'), types),
    copyFile(program, join(folder, 'main-job.ts')),
    writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' })),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main-job.ts'] })),
    symlink(path('../../../node_modules'), join(folder, 'node_modules')),
  ]);
  const compiler = path('../../../node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch((error) => error);
  expect(stdout).toBe('');
});

test('E9.08 the generated client requests a service, works the task and rates', async () => {
  const { doMainJob } = await import(/* @vite-ignore */ program);
  const { fetch } = sandbox.as('juliana.prado');
  expect(await doMainJob(fetch)).toEqual({
    idk: expect.any(Number),
    refusedField: 'competencia',
    finished: 'FINISHED',
    secondRating: 'NPS_ALREADY_RATED',
  });
});
