import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './running-server.ts';

/** Builds changed packages, and the documentation if the checks have not built it, and creates the demo company once; the server of every worker starts on a copy of its folder. */
// biome-ignore lint/style/noDefaultExport: Playwright loads the default export of a global setup
export default async function prepareDemoData(): Promise<() => void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (!existsSync('docs/dist/index.html')) {
    execFileSync(process.execPath, ['scripts/docs/build.mjs'], { stdio: 'inherit' });
  }
  const data = mkdtempSync(join(tmpdir(), 'tramita-demo-'));
  const server = await startServer(data);
  await server.stop();
  process.env['TRAMITA_E2E_DATA'] = data;
  return () => rmSync(data, { recursive: true, force: true });
}
