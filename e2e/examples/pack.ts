import { execFileSync } from 'node:child_process';

/** Packs the packages that the examples install. */
export default function pack(): void {
  execFileSync(process.execPath, ['examples/pack.mjs'], { stdio: 'inherit' });
}
