import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContainerfile } from './container/read-containerfile.mjs';
import { root } from './lib/run.mjs';
import { verifyUnit } from './lib/systemd-analyze.mjs';

const unit = readFileSync(join(root, 'packaging/tramita.service'), 'utf8');
const programs = ['/usr/bin/node'];
const settingOf = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

test('D11.14 systemd-analyze verify reports nothing about the unit', () => {
  expect(verifyUnit('tramita.service', unit, programs)).toBe('');
});

test('D11.14 the check notices a wrong setting and a missing program', () => {
  expect(verifyUnit('tramita.service', unit.replace('ProtectSystem', 'ProtectSystme'), programs)).toContain(
    "Unknown key 'ProtectSystme'",
  );
  expect(verifyUnit('tramita.service', unit, [])).toContain('/usr/bin/node is not executable');
});

test('D11.14 the unit runs the server as its own user, restricted, with credentials from a file', () => {
  expect(settingOf('User')).toBe('tramita');
  expect(settingOf('ProtectSystem')).toBe('strict');
  expect(settingOf('NoNewPrivileges')).toBe('yes');
  expect(settingOf('TimeoutStopSec')).toBe('30');
  expect(settingOf('EnvironmentFile')).toBe('/etc/tramita/tramita.env');
  expect(unit).not.toMatch(/^Environment=/m);
  const [node, memory, script, command, flag, folder] = settingOf('ExecStart').split(' ');
  expect([node, command, flag, folder]).toEqual(['/usr/bin/node', 'serve', '--data', '/var/lib/tramita']);
  const image = readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8')).at(-1);
  expect(memory).toBe(image.entrypoint[1]);
  // the only folder that the server may write to, besides its own temporary one
  expect(settingOf('StateDirectory')).toBe('tramita');
  const inPackage = script.split('/node_modules/@tramita/server/')[1];
  expect(existsSync(join(root, 'packages/server', inPackage))).toBe(true);
});
