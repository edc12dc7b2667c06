// Reports words that the user interface must not contain, in the texts of the packages' sources, with the word to use.
// If a requirement quotes a text, the text keeps its wording: add it to `quoted` with the requirement.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { root } from './lib/run.mjs';
import { quoted } from './portuguese-exceptions.mjs';

const start = '(?<![\\p{L}\\p{N}_])';
const end = '(?![\\p{L}\\p{N}_])';
const word = (source) => new RegExp(`${start}(?:${source})${end}`, 'iu');

/** Words that the user interface must not contain, each with its replacement. */
export const unused = [
  { pattern: word('de novo'), use: 'novamente' },
  { pattern: word('procur(?:ar|e|a|o|ou|ando|ad[oa]s?)'), use: 'pesquisar' },
  { pattern: word('pedid[oa]s?'), use: 'solicitação' },
  { pattern: /…/u, use: '...' },
  { pattern: word('aparelhos?'), use: 'dispositivo' },
  { pattern: word('áreas?'), use: 'departamento' },
  { pattern: word('outra janela'), use: 'outra aba' },
  { pattern: word('participantes?'), use: 'membros' },
  { pattern: word('finaliz\\p{L}+(?:\\(s\\))?'), use: 'concluir or encerrar' },
  { pattern: word('situaç(?:ão|ões)'), use: 'status' },
  { pattern: word('eu mesm[oa]'), use: 'para mim' },
  { pattern: word('preenche'), use: 'preencha' },
  { pattern: word('login'), use: 'usuário' },
  { pattern: word('adms?'), use: 'administradores' },
  { pattern: word('clipboard'), use: 'área de transferência' },
  { pattern: word('deletar|deletad[oa]s?'), use: 'excluir' },
  { pattern: word('ingressos?'), use: 'código de acesso' },
  { pattern: word('transferiu a você'), use: 'transferiu para você' },
  { pattern: word('comentou a'), use: 'comentou na' },
  { pattern: word('caractéres|deconhecid[oa]|possivel|pré cadastrad[oa]s'), use: 'the correct spelling' },
];

/** Returns whether a text is the name of a field, a path, a key or an address, which users do not read. */
const isIdentifier = (text) => /^[\w#@$./:*?&=[\]{}()|^\\,;<>+-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text);

/** Returns the text of a literal, or undefined for other nodes; each inserted value becomes `{}`. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value.trim();
  if (node.type === 'JSXText') return node.value.replace(/\s+/g, ' ').trim();
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(({ value }) => value.cooked ?? '')
      .join('{}')
      .trim();
  return undefined;
}

/** Calls `visit` with every node of a tree, except imports. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration') return;
  visit(node);
  for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) walk(value, visit);
}

/** Returns the words of a source that must not be used: line, text, word and replacement. */
export function findUnused(source, name = 'text.tsx') {
  if (!unused.some(({ pattern }) => pattern.test(source))) return [];
  const { program } = parseSync(name, source);
  const found = [];
  walk(program, (node) => {
    const text = textOf(node);
    if (text === undefined || isIdentifier(text)) return;
    for (const { pattern, use } of unused) {
      const [match] = pattern.exec(text) ?? [];
      if (match === undefined) continue;
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ line, text, word: match, use });
    }
  });
  return found;
}

/** Returns the problems of all sources, including exceptions that no text needs. */
function check() {
  // services and comments of the demo company are written by its users, not by the product; other languages have no such list
  const exempt =
    /\.(test|test-d|stories)\.tsx?$|\/(testing|refusals)\/|\/(messages|languages)\/(en|es)\b|[-/](testing|examples?)\.tsx?$|\/demo\/(services|history|sandbox|company\/(task-tags|updates))/;
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !exempt.test(file));
  const used = new Set();
  const problems = files.flatMap((file) =>
    findUnused(readFileSync(join(root, file), 'utf8'), file).flatMap(({ line, text, word: match, use }) => {
      const exception = quoted.find(({ texts }) => texts.includes(text));
      if (exception === undefined) return [`${file}:${line} "${match}", use ${use}: ${text}`];
      used.add(text);
      return [];
    }),
  );
  const idle = quoted.flatMap(({ texts }) => texts.filter((text) => !used.has(text)));
  return { files: files.length, problems: [...problems, ...idle.map((text) => `exception without use: ${text}`)] };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, problems } = check();
  for (const problem of problems) console.error(problem);
  console.log(`${files} files, ${problems.length} problems in Portuguese texts`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
