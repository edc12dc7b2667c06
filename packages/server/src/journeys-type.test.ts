import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/check-typing.mjs', import.meta.url));

/** Runs the check on a project with one journey, or on this project if none is given. */
function check(journey?: string) {
  if (journey === undefined) return spawnSync(process.execPath, [script], { encoding: 'utf8' });
  const project = mkdtempSync(join(tmpdir(), 'tramita-typing-'));
  try {
    mkdirSync(join(project, 'e2e/pages'), { recursive: true });
    writeFileSync(join(project, 'e2e/pages/Form.ts'), journey);
    return spawnSync(process.execPath, [script, project], { encoding: 'utf8' });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

test('C8.04 reports the position of a journey that fills a control without giving a reason', () => {
  const { status, stderr } = check("await open();\nawait page.getByLabel('Nome').fill('Ana');\n");
  expect(status).toBe(1);
  expect(stderr).toContain('e2e/pages/Form.ts:2 calls fill() without saying why');
});

test.each([
  "// a paste of 10.000 characters\nawait name.fill('x');\n",
  "await name.fill('x'); // a file of the clipboard\n",
  "await typeInto(name, 'Ana');\n",
])('C8.04 passes a journey that types, or gives a reason for filling: %j', (journey) => {
  expect(check(journey).status).toBe(0);
});

test('C8.04 every journey of this project passes the check', () => {
  const { status, stdout } = check();
  expect(stdout).toMatch(/^[1-9]\d* files of tests, 0 waits, clock times and fill\(\) without a reason/);
  expect(status).toBe(0);
});
