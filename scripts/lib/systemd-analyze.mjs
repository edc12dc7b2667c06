import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = 'systemd-analyze';
const units = ['/usr/lib/systemd/system', '/lib/systemd/system'];

const isInstalled = () => spawnSync(command, ['--version']).status === 0 && units.some((folder) => existsSync(folder));

/** Installs systemd with apt-get if it is missing. @throws if that is not possible */
function ensureInstalled() {
  if (isInstalled()) return;
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const commands = [
    ['update', '-qq'],
    ['install', ...options, 'systemd'],
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isRoot = process.getuid?.() === 0;
  if (isRoot) commands.every((args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0);
  if (!isInstalled()) throw new Error('systemd-analyze is missing: install the Debian package "systemd"');
}

/**
 * Returns what `systemd-analyze verify` reports about a unit on a machine with these programs; empty if nothing is
 * wrong. Installs systemd if it is missing.
 */
export function verifyUnit(name, text, programs) {
  ensureInstalled();
  const machine = mkdtempSync(join(tmpdir(), 'tramita-unit-'));
  try {
    mkdirSync(join(machine, 'usr/lib/systemd'), { recursive: true });
    symlinkSync('usr/lib', join(machine, 'lib'));
    cpSync(
      units.find((folder) => existsSync(folder)),
      join(machine, 'usr/lib/systemd/system'),
      { recursive: true, verbatimSymlinks: true },
    );
    for (const program of programs) {
      const path = join(machine, program);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, '#!/bin/sh\n');
      chmodSync(path, 0o755);
    }
    mkdirSync(join(machine, 'etc/systemd/system'), { recursive: true });
    writeFileSync(join(machine, 'etc/systemd/system', name), text);
    const { status, stdout, stderr } = spawnSync(command, ['verify', `--root=${machine}`, name], { encoding: 'utf8' });
    return `${stdout}${stderr}${status === 0 ? '' : `exit code ${status}\n`}`;
  } finally {
    rmSync(machine, { recursive: true, force: true });
  }
}
