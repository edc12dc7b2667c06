import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDocstring } from '../scripts/docs/declarations.mjs';
import { readReference } from '../scripts/docs/reference.mjs';

// Facts about the public parts of the widgets package for the pages of Storybook, read from the built declarations and
// the sources: docstring, props, slots and tokens. No page repeats them by hand.

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/widgets/src');

const contentsOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const isProduct = (file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file);
const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

const kebab = (name) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const publicToken = (group, name) => `--tramita-${group === 'color' ? '' : `${kebab(group)}-`}${kebab(name)}`;

/** Returns the slots and tokens of the folder that contains a component. */
function marksOf(name) {
  const [file] = globSync(`**/${name}.tsx`, { cwd: source });
  if (!file) return { slots: [], tokens: [] };
  const folder = join(source, dirname(file));
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((one) => join(folder, one))
    .filter(isProduct);
  const text = contentsOf(files);
  const tokens = [...text.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\[(\d+)\])/g)].map(([, group, word, number]) =>
    publicToken(group, word ?? number),
  );
  return { slots: namesIn(text, /data-slot="([a-z-]+)"/g), tokens: [...new Set(tokens)].sort() };
}

/** Returns the facts about every function that `@tramita/widgets` exports, by its name. */
function partFacts() {
  const facts = {};
  for (const entry of readReference().entries.filter(({ package: name }) => name === '@tramita/widgets')) {
    const interfaces = new Map(entry.exports.map((one) => [one.name, one]));
    for (const { name, docstring, kind } of entry.exports) {
      if (kind === 'interface' || kind === 'type') continue;
      if (!/^[A-Z]\w*[a-z]/.test(name) || facts[name] || name.endsWith('Props')) continue;
      const { description } = readDocstring(docstring);
      const members = interfaces.get(`${name}Props`)?.members ?? [];
      facts[name] = { source: entry.source, description, members, ...marksOf(name) };
    }
  }
  return facts;
}

/** Returns the names of the icons that the widgets import, each with the number of files that use it. */
function iconsInUse() {
  const counts = {};
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => join(source, file))
    .filter(isProduct);
  for (const file of files) {
    for (const [, names] of readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)) {
      for (const name of names.split(',').map((one) => one.trim().split(' ')[0])) {
        if (name && name !== 'type' && /^[A-Z]/.test(name)) counts[name] = (counts[name] ?? 0) + 1;
      }
    }
  }
  return counts;
}

const modules = {
  'virtual:part-facts': () => `export default ${JSON.stringify(partFacts())}`,
  'virtual:icons': () => {
    const counts = iconsInUse();
    const names = Object.keys(counts).sort();
    const list = names.map((name) => `{ name: '${name}', Icon: ${name}, files: ${counts[name]} }`);
    // resolved from a file of the widgets, which depend on the icons
    return `import { ${names.join(', ')} } from '${join(root, 'packages/widgets/node_modules/lucide-react')}';\nexport default [${list.join(', ')}]`;
  },
};

/** Provides the facts as the modules `virtual:part-facts` and `virtual:icons`. */
export const partFactsPlugin = () => ({
  name: 'tramita-part-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)]?.(),
});
