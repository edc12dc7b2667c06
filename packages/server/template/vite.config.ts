import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: { port: 5173 },
  // the sandbox's database finds its files next to its own modules
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
});
