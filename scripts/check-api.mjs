// Compares the public API of the built packages with the report of each, `api-report.md`. With --write it writes the
// reports. check-changesets.mjs demands a changeset for a changed report.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiReport } from './lib/api-report.mjs';
import { published } from './lib/packages.mjs';
import { root, run } from './lib/run.mjs';

const isWriting = process.argv.includes('--write');
const folder = mkdtempSync(join(tmpdir(), 'tramita-api-'));
let changed = 0;

for (const name of published) {
  const path = join(root, 'packages', name, 'api-report.md');
  const title = `# Public API of \`@tramita/${name}\`\n\nWritten by \`node scripts/check-api.mjs --write\`.\n\n`;
  const report = title + apiReport(join(root, 'packages', name));
  const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (report === known) continue;
  changed += 1;
  if (isWriting) writeFileSync(path, report);
  else {
    const current = join(folder, `${name}.md`);
    writeFileSync(current, report);
    await run('git', ['--no-pager', 'diff', '--no-index', '--unified=1', '--', path, current]);
  }
}
rmSync(folder, { recursive: true });
console.log(`${published.length} reports, ${changed} ${isWriting ? 'written' : 'out of date'}`);
if (changed > 0 && !isWriting) {
  console.error('The public API has changed: run `node scripts/check-api.mjs --write` and add a changeset.');
  process.exitCode = 1;
}
