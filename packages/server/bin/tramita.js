#!/usr/bin/env node
// Stands before the first build, so that package managers can link the command when they install the workspace. Checks
// the version of Node before it loads code that an older one cannot read.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number(engines.node.replace(/\D/g, ''));
const present = process.versions.node;
if (Number.parseInt(present, 10) < needed) {
  console.error(`O Tramita precisa do Node.js ${needed} ou mais novo; este é o Node.js ${present}.`);
  process.exit(1);
}
await import('../dist/main.js');
