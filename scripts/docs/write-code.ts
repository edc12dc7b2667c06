import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeBlock, readCodeBlocks } from './code-blocks.ts';

const root = join(import.meta.dirname, '../..');

/** Folder of the blocks as files, next to the modules that they import: `./client.ts`, `./session.ts`. */
export const codeFolder = join(root, 'docs/.code');

/** Languages that the compiler checks, and the endings of their files. */
const compiled: Readonly<Record<string, string>> = { ts: 'ts', tsx: 'tsx', js: 'js' };

/** Returns the path of a compiled block; undefined for other languages. */
export function fileOf({ language, name }: CodeBlock): string | undefined {
  const ending = compiled[language];
  return ending && join(codeFolder, `${name}.${ending}`);
}

/** Writes every block that the compiler checks, and its configuration, into {@link codeFolder}; returns all blocks. */
export function writeCode(): CodeBlock[] {
  rmSync(codeFolder, { recursive: true, force: true });
  mkdirSync(codeFolder);
  cpSync(join(root, 'docs/site/code'), codeFolder, { recursive: true });
  const blocks = readCodeBlocks();
  for (const block of blocks) {
    const file = fileOf(block);
    if (file) writeFileSync(file, block.code);
  }
  // against the built declarations, as a user of the packages
  const compilerOptions = {
    customConditions: [],
    types: ['node'],
    lib: ['es2023', 'dom', 'dom.iterable'],
    allowJs: true,
    checkJs: true,
    moduleDetection: 'force',
  };
  writeFileSync(
    join(codeFolder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*'] }),
  );
  return blocks;
}
