// Installs Debian's headless Chromium for tests if it is missing and apt-get may be used. Otherwise accepts an
// installed full Chromium, and fails if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const named = process.env.CHROMIUM_PATH;
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

if (named ? !existsSync(named) : !existsSync(headlessShell)) {
  const isInstalled = !named && installHeadlessShell();
  if (!isInstalled && (named || !existsSync(whole))) {
    console.error(`No Chromium at ${named ?? whole}: install one, or name it in CHROMIUM_PATH.`);
    process.exit(1);
  }
}

function installHeadlessShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  return [
    ['update', '-qq'],
    ['install', ...options, 'chromium-headless-shell'],
  ].every((command) => spawnSync('apt-get', command, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0);
}
