import { transformSync } from 'esbuild';
import { parseAst } from 'rolldown/parseAst';
import { markConstants } from '../../mark-constants.ts';

/** Parts of an endpoint that only the server, the types and the documentation use. */
const unread = new Set(['summary', 'policy', 'scopes', 'params', 'query', 'body', 'status', 'errors', 'viewOf']);

/** The files of the contract. */
export const contractFiles = /[\\/]client[\\/]src[\\/]contract[\\/][\w\\/-]+\.ts$/;

/**
 * Returns a file of the contract as the elements need it: its endpoints have only the parts that `client.call` reads, and
 * bundlers can leave out constants that no one uses. The schemas of params, query and body are among the removed parts,
 * because the server alone checks requests.
 */
export function calledContract(source: string): string {
  const { code } = transformSync(source, { loader: 'ts', target: 'es2022' });
  return markConstants(withoutUnread(code));
}

/** Returns a file without the parts of its endpoints that no call reads. */
function withoutUnread(code: string): string {
  let kept = '';
  let end = 0;
  for (const declaration of endpointsOf(code)) {
    for (const property of declaration.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || !unread.has(property.key.name))
        continue;
      kept += code.slice(end, property.start);
      // the comma after it goes too
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
