import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../lib/run.mjs';

// Reads the built declarations of a package: for each public export its kind, its docstring and its declaration.

const files = new Map();

/** Returns the declarations of a file by their local name, its imports and its exports. */
function parse(path) {
  const known = files.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const file = { path, text, comments, locals: new Map(), imports: new Map(), exports: new Map() };
  for (const node of program.body) readStatement(file, node);
  files.set(path, file);
  return file;
}

function readStatement(file, node) {
  if (node.type === 'ImportDeclaration') {
    for (const { local, imported } of node.specifiers) {
      file.imports.set(local.name, { from: node.source.value, name: imported?.name ?? '*' });
    }
    return;
  }
  if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
    for (const { local, exported } of node.specifiers) {
      file.exports.set(exported.name, { local: local.name, from: node.source?.value });
    }
    return;
  }
  const declared = node.declaration ?? node;
  const names = declared.declarations?.map(({ id }) => id.name) ?? [declared.id?.name];
  for (const name of names.filter(Boolean)) {
    // overloads of a function are several statements
    file.locals.set(name, [...(file.locals.get(name) ?? []), { node: declared, start: node.start }]);
    if (node.type === 'ExportNamedDeclaration') file.exports.set(name, { local: name });
  }
}

/** Returns the text of the docstring that ends directly before a position, without its signs; '' without one. */
function docstringBefore({ text, comments }, start) {
  const found = comments.findLast((comment) => comment.end <= start);
  if (found?.type !== 'Block' || !found.value.startsWith('*')) return '';
  if (text.slice(found.end, start).trim() !== '') return '';
  return found.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}

/** Splits a docstring into its description and its tags. */
export function readDocstring(text) {
  const [description = '', ...rest] = ` ${text}`.split(
    /\s(?=@(?:example|throws|default|param|returns|see|deprecated)\b)/,
  );
  const tags = rest.map((part) => {
    const [, name, value] = /^@(\w+)\s*([\s\S]*)$/.exec(part) ?? [];
    return { name, value: value.trim() };
  });
  return { description: prose(description), tags };
}

/** Replaces links to other exports with their names in backticks. */
export const prose = (text) => text.replace(/\{@link (\w+)\}/g, '`$1`').trim();

/** Removes the suffixes with which the bundler makes names of one file unique: `GroupKind$1`. */
const withoutSuffixes = (text) => text.replace(/(?<=\w)\$\d+\b/g, '');

const kinds = {
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
  TSDeclareFunction: 'function',
  FunctionDeclaration: 'function',
  ClassDeclaration: 'class',
  VariableDeclaration: 'constant',
};

const resolveFrom = (path, from) => join(dirname(path), from.replace(/\.js$/, '.d.ts'));

/** Finds a name in a file or in the file it is imported from; undefined if it is of another package. */
function find(file, name) {
  const declarations = file.locals.get(name);
  if (declarations) return { file, name, declarations };
  const imported = file.imports.get(name);
  if (!imported?.from.startsWith('.')) return undefined;
  return findExport(parse(resolveFrom(file.path, imported.from)), imported.name);
}

function findExport(file, name) {
  const { local, from } = file.exports.get(name) ?? {};
  if (from) return from.startsWith('.') ? findExport(parse(resolveFrom(file.path, from)), local) : undefined;
  return local === undefined ? undefined : find(file, local);
}

function entryOf(exported, { file, declarations }) {
  const parts = declarations.map(({ node, start }) => ({
    node,
    docstring: docstringBefore(file, start),
    text: file.text
      .slice(node.start, node.end)
      .replace(/^declare /, '')
      .replace(/^export declare /, ''),
  }));
  const [{ node }] = parts;
  return {
    name: exported,
    kind: kinds[node.type] ?? 'constant',
    docstring: parts.map(({ docstring }) => docstring).find(Boolean) ?? '',
    text: withoutSuffixes(parts.map(({ text }) => text).join('\n')),
    members: membersOf(file, node),
  };
}

/** Returns the properties of an interface, its own before inherited ones; [] for other declarations. */
function membersOf(file, node) {
  const own = ownMembersOf(file, node);
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...inheritedMembersOf(file, node).filter(({ name }) => !names.has(name))];
}

/** Returns the properties of the interfaces that an interface extends by name or as `Omit<Name, 'property'>`. */
function inheritedMembersOf(file, { extends: bases = [] }) {
  return bases.flatMap(({ expression, typeArguments }) => {
    const [base, keys] = typeArguments?.params ?? [];
    const isOmit = expression.name === 'Omit';
    const found = find(file, isOmit ? base.typeName?.name : expression.name);
    if (!found) return [];
    const omitted = isOmit ? (keys.types ?? [keys]).map(({ literal }) => literal?.value) : [];
    const [{ node }] = found.declarations;
    return membersOf(found.file, node).filter(({ name }) => !omitted.includes(name));
  });
}

function ownMembersOf(file, node) {
  return (node.type === 'TSInterfaceDeclaration' ? node.body.body : []).flatMap((member) => {
    const name = member.key?.name ?? member.key?.value;
    if (name === undefined) return [];
    const { description, tags } = readDocstring(docstringBefore(file, member.start));
    const { typeAnnotation: type } = member;
    const text =
      member.type === 'TSMethodSignature'
        ? file.text.slice(member.start, member.end).replace(/;$/, '')
        : file.text.slice(type.typeAnnotation.start, type.typeAnnotation.end);
    return [
      {
        name,
        type: withoutSuffixes(text.replace(/\s+/g, ' ')),
        isOptional: member.optional ?? false,
        description: description.replace(/\s+/g, ' '),
        byDefault: tags.find((tag) => tag.name === 'default')?.value.replace(/\s+/g, ' '),
      },
    ];
  });
}

/** Returns the public exports of one subpath of a package, sorted by name. */
export function exportsOf(path) {
  const file = parse(join(root, path));
  return [...file.exports.keys()]
    .flatMap((name) => {
      const found = findExport(file, name);
      return found ? [entryOf(name, found)] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
