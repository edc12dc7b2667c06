// Describes the public API of a built package as text: the names that each entry exports and their types.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript-6';

/** Longer types, such as the inferred types of endpoints, are written as a hash; in characters. */
const longestType = 4000;

/** Returns the declaration files of a package by the subpath that exports them. */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).publishConfig;
  return Object.entries(exports)
    .filter(([, target]) => target.types)
    .flatMap(([subpath, { types }]) => {
      if (!types.includes('*')) return [[subpath, join(folder, types)]];
      const [start, end] = types.split('*');
      return globSync(types, { cwd: folder }).map((file) => {
        const path = `./${relative(folder, join(folder, file)).replaceAll('\\', '/')}`;
        return [subpath.replace('*', path.slice(start.length, path.length - end.length)), join(folder, file)];
      });
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns the API of a built package as Markdown. A section for each entry contains the declarations that it exports; a
 * last one contains declarations of the package that these refer to. Comments are not part of it.
 */
export function apiReport(folder) {
  const entries = entriesOf(folder);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      skipLibCheck: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
    },
  );
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const own = (node) => !relative(folder, node.getSourceFile().fileName).startsWith('..');
  const original = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  /** Symbols that declarations refer to, in the order in which they are found. */
  const referenced = new Set();
  const exported = new Set();

  function collect(node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && original(symbol);
      if (target?.declarations?.some((declaration) => own(declaration) && isTopLevel(declaration))) {
        referenced.add(target);
      }
    }
    ts.forEachChild(node, collect);
  }

  /** Returns the declarations of a symbol, with the name under which it is exported. */
  function declarationsOf(symbol, name) {
    const declarations = (symbol.declarations ?? []).filter(own);
    if (declarations.length === 0) return [`export { ${name} } // of another package`];
    return declarations.map((declaration) => {
      if (ts.isSourceFile(declaration)) return `export * as ${name}`;
      collect(declaration);
      return textOf(printer, declaration, name);
    });
  }

  const sections = entries.map(([subpath, file]) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const names = symbol ? checker.getExportsOfModule(symbol) : [];
    const lines = names
      .map((entry) => {
        exported.add(original(entry));
        return [entry.name, declarationsOf(original(entry), entry.name)];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, texts]) => texts);
    return section(subpath === '.' ? 'The root' : `\`${subpath}\``, lines);
  });

  const inner = new Map();
  for (const symbol of referenced) {
    // describing a declaration may add further references to the set
    if (!exported.has(symbol) && !inner.has(symbol)) inner.set(symbol, declarationsOf(symbol, plain(symbol.name)));
  }
  const texts = [...inner.values()].flat().sort();
  if (texts.length > 0) sections.push(section('Types that these refer to', [...new Set(texts)]));
  return sections.join('\n');
}

const section = (title, lines) => `## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;

/** Removes the number that the bundler of the declarations appends to names. */
const plain = (text) => text.replace(/(?<=\w)\$\d+\b/g, '');

const isTopLevel = (declaration) => {
  const parent = ts.isVariableDeclaration(declaration) ? declaration.parent.parent.parent : declaration.parent;
  return parent !== undefined && (ts.isSourceFile(parent) || ts.isModuleBlock(parent));
};

function textOf(printer, declaration, name) {
  const source = declaration.getSourceFile();
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const printed = plain(printer.printNode(ts.EmitHint.Unspecified, node, source))
    .replace(/^(export )?(declare )?(default )?/, '')
    .replace(/import\("\.[^"]*"\)\./g, '');
  const local = declaration.name?.getText(source);
  const text = local && plain(local) !== name ? `${printed} // as ${name}` : printed;
  if (text.length <= longestType) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, text.search(/[:={(<]/)).trim()} // ${text.length} characters, ${hash}`;
}
