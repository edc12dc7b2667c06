import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const fileName = 'embed.js';

/** Builds the script of pages that show the portal in a frame. */
async function embedScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('src/frame/embed.ts', import.meta.url)), formats: ['iife'], name: 'embed' },
    },
  });
  const [script] = built as Rolldown.RolldownOutput[];
  return script?.output[0].code ?? '';
}

/** Serves `/embed.js`, a file of its own with a fixed name, which other sites load. */
export const serveEmbedScript = (): Plugin => ({
  name: 'tramita:embed-script',
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_request, response, next) => {
      embedScript().then((script) => response.setHeader('content-type', 'text/javascript').end(script), next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await embedScript() });
  },
});
