// Builds the documentation and serves it at http://localhost:4300/docs/ with the policy of the server; builds it again after a
// change of a guide or of the site. `--build` only builds.
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { defaultAppOptions } from '../../packages/server/src/http/app-options.ts';
import { createDocsFiles } from '../../packages/server/src/http/portal/docs-files.ts';
import { createSecurityHeaders } from '../../packages/server/src/http/security-headers.ts';
import { buildStale } from '../lib/packages.mjs';
import { root } from '../lib/run.mjs';

const port = Number(process.env.PORT ?? 4300);
const build = () => spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' }).status;

const code = (await buildStale({ quiet: true })) || build();
if (code !== 0 || process.argv.includes('--build')) process.exit(code ?? 1);

const headersOf = createSecurityHeaders(defaultAppOptions);
const folder = join(root, 'docs/dist');
let files = createDocsFiles(folder);
createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://docs');
  const found = await files(new Request(`http://docs${pathname}`, { method: request.method }));
  const { status, headers, body } = found ?? Response.redirect('http://docs/docs/', 302);
  response.writeHead(status, { ...headersOf(pathname), ...Object.fromEntries(headers) });
  response.end(found ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}/docs/`));

let timer;
for (const path of ['docs/guides', 'docs/site', 'scripts/docs']) {
  watch(join(root, path), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (build() === 0) files = createDocsFiles(folder);
    }, 200);
  });
}
