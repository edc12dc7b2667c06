import { transformSync } from 'esbuild';
import { parseAst } from 'rolldown/parseAst';
import { markConstants } from '../../mark-constants.ts';

/** Parts of an endpoint that only the server and the documentation read. */
const unread = new Set(['summary', 'policy', 'params', 'query', 'body', 'status', 'errors', 'viewOf']);

/** The files of the contract. */
export const contractFiles = /[\\/]client[\\/]src[\\/]contract[\\/][\w\\/-]+\.ts$/;

/**
 * Returns a file of the contract as the elements need it: endpoints have only what a call reads, and constants that no one
 * uses can be left out. A sent value is checked by the server; the schema of its endpoint would never be used here.
 */
export function calledContract(source: string): string {
  const { code } = transformSync(source, { loader: 'ts', target: 'es2022' });
  return markConstants(withoutUnread(code));
}

function withoutUnread(code: string): string {
  let kept = '';
  let end = 0;
  for (const declaration of endpointsOf(code)) {
    for (const property of declaration.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || !unread.has(property.key.name))
        continue;
      kept += code.slice(end, property.start);
      // with the comma after it
      end = property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0);
    }
  }
  return kept + code.slice(end);
}

/** Returns the declarations of the endpoints of a file, `endpoint({ … })`, in their order. */
const endpointsOf = (code: string) =>
  parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression') return [];
      const { callee, arguments: given } = init;
      const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint';
      return isEndpoint && given[0]?.type === 'ObjectExpression' ? [given[0]] : [];
    });
  });
