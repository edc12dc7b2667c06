import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Runs a program and returns what it writes. @throws if it fails */
export function runNow(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

/** Returns the address from which this machine installs Debian's packages. */
function mirror() {
  const files = ['/etc/apt/sources.list', ...globSync('/etc/apt/sources.list.d/*.{list,sources}')].filter(existsSync);
  const addresses = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:URIs:\s*|deb\s+(?:\[.*?\]\s+)?)(\S+)/gm)].map(
      ([, address]) => address,
    ),
  );
  const found = addresses.find((address) => address && !address.includes('security'));
  if (!found) throw new Error('no address of Debian packages in /etc/apt');
  return found;
}

const cached = join(root, 'node_modules/.cache/tramita/debian-bookworm.tar');

/** Writes a Debian system into a folder, from packages the first time, and installs `debootstrap` if it is missing. */
function unpackDebian(folder) {
  if (!existsSync(cached)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync('debootstrap', ['--version']).status !== 0) {
      runNow('apt-get', ['update', '-qq']);
      runNow('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'debootstrap'], { env });
    }
    const fresh = mkdtempSync(join(tmpdir(), 'tramita-debian-'));
    runNow('debootstrap', ['--variant=minbase', 'bookworm', fresh, mirror()]);
    mkdirSync(dirname(cached), { recursive: true });
    runNow('tar', ['-C', fresh, '-cf', cached, '.']);
    rmSync(fresh, { recursive: true, force: true });
  }
  mkdirSync(folder);
  runNow('tar', ['-C', folder, '-xf', cached]);
  // the user of the image reads it too
  chmodSync(folder, 0o755);
}

/** Creates what the base image contains in a folder: Debian, and Node with corepack below `/usr/local`. */
export function createBase(folder) {
  unpackDebian(folder);
  const local = join(folder, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const corepack = dirname(dirname(realpathSync(runNow('which', ['corepack']).trim())));
  cpSync(corepack, join(local, 'lib/node_modules/corepack'), { recursive: true });
  symlinkSync('../lib/node_modules/corepack/dist/corepack.js', join(local, 'bin/corepack'));
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Returns the arguments of `unshare` that run a program in a root of its own. `binds` are folders of this machine by
 * their place in the root; `isReadOnly` makes everything else read-only, `isOffline` removes the network.
 */
function inRoot(folder, program, { user = 'root', env = {}, workdir = '/', binds = {}, isReadOnly, isOffline }) {
  const mounts = [
    `mount --bind ${quoted(folder)} ${quoted(folder)}`,
    ...(isReadOnly ? [`mount -o remount,bind,ro ${quoted(folder)}`] : []),
    ...Object.entries(binds).map(([place, source]) => `mount --bind ${quoted(source)} ${quoted(join(folder, place))}`),
    `mount -t proc proc ${quoted(join(folder, 'proc'))}`,
    ...['null', 'zero', 'random', 'urandom'].map(
      (name) => `mount --bind /dev/${name} ${quoted(join(folder, 'dev', name))}`,
    ),
  ];
  const all = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: user === 'root' ? '/root' : '/',
    ...env,
  };
  const values = Object.entries(all).map(([name, value]) => quoted(`${name}=${value}`));
  const words = program.map(quoted).join(' ');
  const start = `exec chroot --userspec=${user} ${quoted(folder)} /usr/bin/env -i -C ${quoted(workdir)} ${values.join(' ')} ${words}`;
  return ['--mount', ...(isOffline ? ['--net'] : []), 'sh', '-ec', [...mounts, start].join('\n')];
}

/** Runs a program in a root until it ends; returns what it writes. @throws if it fails */
export const runInRoot = (folder, program, options = {}) =>
  runNow('unshare', inRoot(folder, program, options), { stdio: options.stdio ?? 'pipe' });

/** Starts a program in a root. */
export const startInRoot = (folder, program, options) =>
  spawn('unshare', inRoot(folder, program, options), { stdio: ['ignore', 'inherit', 'inherit'] });
