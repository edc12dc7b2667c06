import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published } from '../lib/packages.mjs';
import { root } from '../lib/run.mjs';
import { exportsOf, prose, readDocstring } from './declarations.mjs';

// The API reference: one page for each public subpath of a package, made from its built declarations.

/** Number of lines above which a declaration is shortened, and of those that are kept: the compiler writes schemas out. */
const lengths = { constant: { longest: 8, kept: 1 }, other: { longest: 60, kept: 12 } };

/** Exports of the contract that the page of the calls describes. */
const isEndpoint = ({ text }) => /^const \w+: \{\s+readonly id: "/.test(text);

const groups = [
  ['function', 'Functions and components'],
  ['class', 'Classes'],
  ['constant', 'Constants'],
  ['interface', 'Interfaces'],
  ['type', 'Types'],
];

/** Returns the public subpaths of all packages: import, declarations file and address of the page in the site. */
export function subpaths() {
  return published.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return Object.entries(manifest.publishConfig.exports).flatMap(([path, { types }]) => {
      if (!types) return [];
      const source = `${manifest.name}${path.slice(1)}`;
      const page = `reference/${name}${path === '.' ? '' : path.slice(1)}`;
      return [{ package: manifest.name, source, page, file: join('packages', name, types) }];
    });
  });
}

/** Returns the reference: its pages, and where each exported name is documented. */
export function readReference() {
  // an entry without exports only adds to the types of a view library
  const entries = subpaths()
    .map((entry) => ({ ...entry, exports: exportsOf(entry.file) }))
    .filter(({ exports }) => exports.length > 0);
  const places = new Map();
  for (const { source, page, exports } of entries) {
    for (const one of exports) {
      if (places.has(one.name)) continue;
      const place = isEndpoint(one) ? 'calls' : page;
      places.set(one.name, { source, address: `${place}/#${anchorOf(one.name)}` });
    }
  }
  return { entries, places };
}

/** Returns the properties of an exported interface. @throws if there is no such interface. */
export function propertiesOf({ entries }, name, source) {
  const entry = entries.find((one) => one.source === source && one.exports.some((found) => found.name === name));
  const found = entry?.exports.find((one) => one.name === name);
  if (!found || found.members.length === 0) throw new Error(`${source} exports no interface ${name}`);
  return found.members;
}

/** Returns what the docstring of a call says, without the request, which the docstring begins with. */
export function purposeOf({ entries }, name) {
  const found = entries.flatMap(({ exports }) => exports).find((one) => one.name === name);
  const { description } = readDocstring(found?.docstring ?? '');
  return cell(description.replace(/^[A-Z]+ \/\S+: /, '').replace(/\s+/g, ' '));
}

/** Returns the table of properties as Markdown. */
export function propertyTable(members) {
  const rows = members.map(({ name, type, isOptional, description, byDefault }) => {
    const text = [description, byDefault && `Default: ${code(byDefault)}.`, !isOptional && '**Required.**'];
    return `| \`${name}\` | ${code(type)} | ${cell(text.filter(Boolean).join(' '))} |`;
  });
  return ['| property | type | |', '| --- | --- | --- |', ...rows].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const code = (text) => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

export const anchorOf = (name) => name.toLowerCase();

/** Returns the Markdown of a page of the reference. */
export function referencePage({ source, exports }) {
  const shown = exports.filter((one) => !isEndpoint(one));
  const omitted = exports.length - shown.length;
  const sections = groups.flatMap(([kind, title]) => {
    const items = shown.filter((one) => one.kind === kind);
    return items.length === 0 ? [] : [`## ${title}`, ...items.map(item)];
  });
  const first = `After this page you know every export of \`${source}\`. Import them by name:`;
  const example = shown.find(({ kind }) => kind === 'function') ?? shown[0];
  const type = ['interface', 'type'].includes(example.kind) ? 'type ' : '';
  return [
    first,
    fenced(`import { ${type}${example.name} } from '${source}';`),
    omitted > 0 ? `The ${omitted} calls of the API have [a page of their own](/calls/).` : '',
    ...sections,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const fenced = (text, language = 'ts') => `\`\`\`${language}\n${text}\n\`\`\``;

function item({ name, docstring, text, kind }) {
  const { description, tags } = readDocstring(docstring);
  const list = tags.flatMap(({ name: tag, value }) => {
    if (tag === 'example') return [];
    return [
      `- ${{ throws: 'Throws', default: 'Default:', returns: 'Returns' }[tag] ?? tag} ${prose(value)}`.replace(
        /\s+/g,
        ' ',
      ),
    ];
  });
  const examples = tags.filter((tag) => tag.name === 'example').map(({ value }) => fenced(value, 'tsx'));
  return [
    `### ${name}`,
    description,
    fenced(shortened(text, kind)),
    list.join('\n'),
    ...examples.map((example) => `Example:\n\n${example}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function shortened(text, kind) {
  const lines = text.replace(/import\("react"\)\./g, '').split('\n');
  const { longest, kept } = lengths[kind] ?? lengths.other;
  if (lines.length <= longest) return lines.join('\n');
  return `${lines.slice(0, kept).join('\n')}\n  // … ${lines.length - kept} more lines in the declarations of the package`;
}
