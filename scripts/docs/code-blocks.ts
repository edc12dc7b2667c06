import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A block of code in a guide or README. */
export interface CodeBlock {
  /** Path of the document from the root. */
  readonly document: string;
  /** Line on which the code begins. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Whether the block is marked with `run`: a test runs it. */
  readonly isRun: boolean;
  /** The user as whom it runs: `as=bruno.amaral`. @default an administrator */
  readonly user: string;
  /** Name of a file for the block, unique among all documents. */
  readonly name: string;
}

const documents = () =>
  ['README.md', 'packages/*/README.md', 'packages/*/AGENTS.md', 'docs/guides/**/*.md'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).sort(),
  );

const nameOf = (document: string) =>
  document
    .replace(/^(docs\/guides|packages)\//, '')
    .replace(/\.md$/, '')
    .replaceAll('/', '-');

function blocksOf(document: string): CodeBlock[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```(\S*)([^\n]*)\n(.*?)^```$/gms)].map(
    ([, language = '', flags = '', code = ''], index) => ({
      document,
      line: text.slice(0, text.indexOf(code)).split('\n').length,
      language,
      code,
      isRun: /\brun\b/.test(flags),
      user: /\bas=([\w.]+)/.exec(flags)?.[1] ?? 'patricia.lemos',
      name: `${nameOf(document)}-${index + 1}`,
    }),
  );
}

/** Returns all blocks of code of the guides, the READMEs and the texts for assistants. */
export const readCodeBlocks = (): CodeBlock[] => documents().flatMap(blocksOf);
