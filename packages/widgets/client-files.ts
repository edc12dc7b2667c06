import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { type Plugin, transform } from 'esbuild';
import { parseAst } from 'rolldown/parseAst';

/** The subpaths of the client that gather the exports of many files, each of which has a subpath of its own. */
const gathering = ['contract', 'rules'];

/** Where an export is defined: the subpath of its file, and its name there. */
export interface Definition {
  readonly subpath: string;
  readonly name: string;
}

/** The definitions of the exports of a gathering subpath, by their names. */
export type Definitions = ReadonlyMap<string, Definition>;

/**
 * Lets the built files import the client's constants and functions from the file that defines each, instead of from
 * `@tramita/client/contract` and `@tramita/client/rules`. esbuild splits an application by the imports of its files,
 * whether or not they are used: through a file that gathers the others, it loads everything that any part of an
 * application uses of them with the first screen.
 */
export const clientFiles: Plugin = {
  name: 'client-files',
  setup(build) {
    build.onEnd(async ({ outputFiles = [] }) => {
      const gathered = await gatheredDefinitions(resolve('../client/src'));
      for (const file of outputFiles) {
        if (file.path.endsWith('.js'))
          file.contents = new TextEncoder().encode(importFromFiles(file.text, '@tramita/client', gathered));
      }
    });
  },
};

/**
 * Returns code that imports each name from the file that defines it. Its lines stay where they are, so that its source map
 * stays right.
 *
 * @param client the name of the package
 * @param gathered the definitions of its gathering subpaths
 */
export function importFromFiles(code: string, client: string, gathered: ReadonlyMap<string, Definitions>): string {
  let kept = '';
  let end = 0;
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith(`${client}/`)) continue;
    const definitions = gathered.get(statement.source.value.slice(client.length + 1));
    if (!definitions) continue;
    const names = new Map<string, string[]>();
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`A build imports ${statement.source.value} as a whole`);
      const imported = nameOf(specifier.imported);
      const { subpath, name } = definitions.get(imported) ?? missing(statement.source.value, imported);
      const local = specifier.local.name;
      names.set(subpath, [...(names.get(subpath) ?? []), name === local ? name : `${name} as ${local}`]);
    }
    const imports = [...names].map(([subpath, list]) => `import { ${list.join(', ')} } from "${client}/${subpath}";`);
    const lines = code.slice(statement.start, statement.end).split('\n');
    kept += code.slice(end, statement.start) + imports.join(' ') + '\n'.repeat(lines.length - 1);
    end = statement.end;
  }
  return kept + code.slice(end);
}

function missing(subpath: string, name: string): never {
  throw new Error(`${subpath} does not export ${name}`);
}

/** An exported name, which may be written as a text. */
const nameOf = (name: { readonly name: string } | { readonly value: string }): string =>
  'name' in name ? name.name : name.value;

/** Returns the definitions of the exports of each gathering subpath, from the sources of the client. */
async function gatheredDefinitions(source: string): Promise<ReadonlyMap<string, Definitions>> {
  const definitionsIn = definitionReader(source);
  return new Map(
    await Promise.all(
      gathering.map(async (folder) => [folder, await definitionsIn(resolve(source, folder, 'index.ts'))] as const),
    ),
  );
}

/** Returns a function for the definitions of the exports of a file, which reads each file once. */
function definitionReader(source: string) {
  const known = new Map<string, Promise<Definitions>>();
  const definitionsIn = (file: string): Promise<Definitions> => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
  async function read(file: string): Promise<Definitions> {
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', target: 'es2022' });
    const subpath = relative(source, file).replaceAll(sep, '/').slice(0, -'.ts'.length);
    const definitions = new Map<string, Definition>();
    for (const statement of parseAst(code).body) {
      if (statement.type === 'ExportAllDeclaration') {
        const all = await definitionsIn(resolve(dirname(file), statement.source.value));
        for (const [name, definition] of all) definitions.set(name, definition);
      }
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const name of declaredNames(statement.declaration)) definitions.set(name, { subpath, name });
      const others = statement.source && (await definitionsIn(resolve(dirname(file), statement.source.value)));
      for (const { local, exported } of statement.specifiers) {
        const name = nameOf(exported);
        definitions.set(name, others?.get(nameOf(local)) ?? { subpath, name });
      }
    }
    return definitions;
  }
  return definitionsIn;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declaration = Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration'];

/** Returns the names of an exported declaration. */
function declaredNames(declaration: Declaration): readonly string[] {
  if (!declaration) return [];
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return declaration.id ? [declaration.id.name] : [];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
