import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

// one output file for each contract file, so that a consumer's bundler drops the calls it does not make
const contract = readdirSync('src/contract')
  .filter((file) => file.endsWith('.ts') && !file.includes('.test') && file !== 'index.ts')
  .map((file) => [`contract/${file.slice(0, -3)}`, `src/contract/${file}`]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contract: 'src/contract/index.ts',
    rules: 'src/rules/index.ts',
    oidc: 'src/oidc/index.ts',
    ...Object.fromEntries(contract),
  },
  format: ['esm'],
  dts: {
    entry: {
      index: 'src/index.ts',
      contract: 'src/contract/index.ts',
      rules: 'src/rules/index.ts',
      oidc: 'src/oidc/index.ts',
    },
  },
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2022',
});
