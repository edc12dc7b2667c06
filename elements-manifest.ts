import { writeFile } from 'node:fs/promises';
import ts from 'typescript-6';

const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');

/**
 * Writes the custom-elements manifest of the widgets from the definitions of their elements: attributes, property,
 * events and their comments. Its format is the one of the custom-elements-manifest community group, which editors and
 * documentation tools read.
 *
 * @param folder source folder of the elements
 * @param file the manifest
 */
export async function writeElementsManifest(folder: string, file: string): Promise<void> {
  const [definitions = '', events = '', tags = ''] = ['definitions', 'events', 'tags'].map(
    (name) => `${folder}/${name}.ts`,
  );
  const program = ts.createProgram([definitions, events, tags], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    allowImportingTsExtensions: true,
    customConditions: ['@tramita/source'],
    noEmit: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exported = (path: string, name: string): ts.Symbol => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${path} does not export ${name}.`);
    return found;
  };
  const membersOf = (symbol: ts.Symbol) => checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
  /** Returns the type that an attribute takes or the names that an element dispatches. */
  const argumentOf = (symbol: ts.Symbol) => {
    const [argument] = checker.getTypeArguments(checker.getTypeOfSymbol(symbol) as ts.TypeReference);
    if (!argument) throw new Error(`${symbol.name} has no type.`);
    return argument;
  };
  const textOf = (type: ts.Type) =>
    (type.isUnion() ? type.types : [type])
      .map((one) => checker.typeToString(one, undefined, ts.TypeFormatFlags.NoTruncation))
      .join(' | ');
  const attribute = (symbol: ts.Symbol) => {
    const type = textOf(argumentOf(symbol));
    return {
      name: symbol.name,
      description: commentOf(symbol, checker),
      type: { text: type === 'true' ? 'boolean' : type },
    };
  };
  const eventMap = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported(events, 'TramitaEventMap')));
  const event = (name: string) => {
    const symbol = eventMap.find((one) => one.name === name);
    if (!symbol) throw new Error(`TramitaEventMap has no ${name}.`);
    const type = { text: checker.typeToString(checker.getTypeOfSymbol(symbol)) };
    return { name, description: commentOf(symbol, checker), type };
  };
  const tokenProvider = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported(tags, 'TramitaTag')))
    .find(({ name }) => name === 'tokenProvider');
  if (!tokenProvider) throw new Error('TramitaTag has no tokenProvider.');
  const members = [
    {
      kind: 'field',
      name: tokenProvider.name,
      description: commentOf(tokenProvider, checker),
      type: { text: 'TokenProvider | undefined' },
    },
  ];
  const shared = membersOf(exported(definitions, 'commonAttributes')).map(attribute);
  const classOf = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const declaration = (tag: string, description: string, own: ts.Symbol[], names: string[]) => ({
    kind: 'class',
    customElement: true,
    name: classOf(tag),
    tagName: tag,
    description,
    attributes: [...own.map(attribute), ...shared],
    members,
    events: names.map(event),
  });
  const widgets = membersOf(exported(definitions, 'widgetElements')).map((symbol) => {
    const parts = new Map(membersOf(symbol).map((part) => [part.name, part]));
    const [attributes, dispatched] = [parts.get('attributes'), parts.get('events')];
    if (!attributes || !dispatched) throw new Error(`${symbol.name} has no attributes or no events.`);
    const names = argumentOf(dispatched);
    const literals = (names.isUnion() ? names.types : [names]).flatMap((name) =>
      name.isStringLiteral() ? [name.value] : [],
    );
    return declaration(symbol.name, commentOf(symbol, checker), membersOf(attributes), literals);
  });
  const provider = exported(tags, 'ProviderTag');
  const declarations = [declaration('tramita-provider', commentOf(provider, checker), [], []), ...widgets];
  const path = 'dist/elements/index.js';
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  }));
  const manifest = {
    schemaVersion: '1.0.0',
    modules: [{ kind: 'javascript-module', path, declarations, exports }],
  };
  await writeFile(file, `${JSON.stringify(manifest)}\n`);
}
