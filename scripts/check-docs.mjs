// Checks that links, paths and commands in the documents exist. Prints those that do not exist and exits with 1.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './lib/run.mjs';

const documents = globSync('{*.md,docs/**/*.md,packages/*/README.md,.changeset/README.md,e2e/**/*.md}', {
  cwd: root,
}).sort();
const needed = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const manifestOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const scripts = Object.keys(manifestOf('package.json').scripts);
const scriptsOf = Object.fromEntries(
  globSync('packages/*/package.json', { cwd: root }).map((path) => {
    const { name, scripts: own = {} } = manifestOf(path);
    return [name, Object.keys(own)];
  }),
);
const pnpmCommands = [
  'add',
  'install',
  'exec',
  'dlx',
  'run',
  'store',
  'pack',
  'publish',
  'changeset',
  'biome',
  'tsc',
  'vitest',
  'playwright',
];
// published READMEs name files of the repository with their full address
const repository = 'https://github.com/tramita/tramita/blob/main/';
const topLevel = /^(packages|docs|scripts|e2e|\.ci|\.changeset|\.storybook)\//;
const rootFile = /^[\w.-]+\.(md|json|ts|mjs|yaml)$/;

const missing = needed.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`);
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8');
  for (const problem of [...brokenLinks(document, text), ...brokenPaths(document, text), ...brokenCommands(text)]) {
    missing.push(`${document}: ${problem}`);
  }
}
for (const line of missing) console.error(line);
console.log(`${documents.length} documents, ${missing.length} broken references`);
process.exitCode = missing.length > 0 ? 1 : 0;

/** Checks `[text](path#anchor)` and `![text](path)`: the file must exist, and in Markdown the heading too. */
function brokenLinks(document, text) {
  const toRoot = `${relative(dirname(document), '.')}/`.replace(/^\//, './');
  return [
    ...text
      .replaceAll(repository, toRoot)
      .matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)|<(?:img|source)[^>]+src(?:set)?="(?!https?:)([^"]+)"/g),
  ].flatMap((match) => {
    const [path, anchor] = (match[1] ?? match[2]).split('#');
    const file = path === '' ? document : relative(root, join(root, dirname(document), decodeURIComponent(path)));
    if (file.startsWith('..')) return [`${path} lies outside the project`];
    if (!existsSync(join(root, file))) return [`${path} does not exist`];
    if (anchor && file.endsWith('.md') && !anchorsOf(file).includes(anchor))
      return [`${path}#${anchor} has no such heading`];
    return [];
  });
}

function anchorsOf(file) {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ +(.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

/** Checks paths in backticks, from the root or the document's folder; skips placeholders, globs need one match. */
function brokenPaths(document, text) {
  const outsideBlocks = text.replace(/^```[\s\S]*?^```/gm, '');
  const named = [...outsideBlocks.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code.replace(/[:#].*$/, ''));
  const paths = named.filter(
    (code) => (topLevel.test(code) || /^(src|\.\.?)\//.test(code)) && !/[\s<>{}…$]/.test(code),
  );
  const files = document.includes('/') ? [] : named.filter((code) => rootFile.test(code) && code.includes('.md'));
  return [...new Set([...paths, ...files])].flatMap((path) => {
    const base = topLevel.test(path) ? root : join(root, dirname(document));
    const exists = path.includes('*') ? globSync(path, { cwd: base }).length > 0 : existsSync(join(base, path));
    return exists ? [] : [`\`${path}\` does not exist`];
  });
}

/** Checks that `pnpm x` is a script or a pnpm command, and that the file of `node x` exists. */
function brokenCommands(text) {
  const code = [...text.matchAll(/^```[\s\S]*?^```|`[^`\n]+`|^ {4}.+$/gm)].map(([block]) => block).join('\n');
  const pnpm = [...code.matchAll(/\bpnpm((?: +(?:--filter|-F) +\S+| +-\S+)*) +([a-z][\w:-]*)/g)].flatMap(
    ([, flags, name]) => {
      const filtered = /(?:--filter|-F) +["']?([^\s"']+)/.exec(flags)?.[1];
      if (pnpmCommands.includes(name)) return [];
      const known = filtered
        ? (scriptsOf[filtered] ?? Object.values(scriptsOf).flat())
        : [...scripts, ...Object.values(scriptsOf).flat()];
      return known.includes(name) ? [] : [`\`pnpm${flags} ${name}\` is no script`];
    },
  );
  const node = [...code.matchAll(/\bnode +(?:--\S+ +)*((?:scripts|packages|e2e)\/\S+?\.\w+)/g)].flatMap(([, path]) =>
    existsSync(join(root, path)) ? [] : [`\`node ${path}\`: no such file`],
  );
  return [...pnpm, ...node];
}
