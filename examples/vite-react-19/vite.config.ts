import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';

const port = Number(process.env['PORT'] ?? 5173);

/** Plays the role of the application's own server, which knows the session and returns the token of its user. */
const ownServer = (): Plugin => {
  const answer = ({ middlewares }: Pick<ViteDevServer, 'middlewares'>) => {
    middlewares.use('/tramita-token', (_request, response) => void response.end(process.env['TRAMITA_TOKEN']));
  };
  return { name: 'own-server', configureServer: answer, configurePreviewServer: answer };
};

export default defineConfig({
  plugins: [react(), ownServer()],
  define: { 'import.meta.env.TRAMITA_API': JSON.stringify(process.env['TRAMITA_API'] ?? 'http://localhost:4000') },
  server: { port },
  preview: { port },
});
