import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { markConstants } from '../../mark-constants.ts';

/** Parts of an endpoint that only the server, the types and the documentation use. */
const unread = new Set([
  'summary',
  'policy',
  'scopes',
  'params',
  'query',
  'body',
  'bodyOptional',
  'status',
  'errors',
  'viewOf',
]);

/** The files of the contract. */
const contractFiles = /[\\/]client[\\/]src[\\/]contract[\\/][\w\\/-]+\.ts$/;

/** The files of the contract without the parts of endpoints that no call reads. */
export const readContract: Plugin = {
  name: 'read-contract',
  load: {
    filter: { id: contractFiles },
    handler: async (id) => ({ code: calledContract(await readFile(id, 'utf8')), moduleType: 'js' }),
  },
};

/** The schemas of responses with functions of our own: those of the library are ten times as large. */
export const readSchemas = {
  'zod/mini': fileURLToPath(new URL('src/elements/contract/response-schemas.ts', import.meta.url)),
};

/**
 * Returns a file of the contract as the elements need it: its endpoints have only the parts that `client.call` reads, and
 * bundlers can leave out constants that no one uses. The schemas of params, query and body are among the removed parts,
 * because the server alone checks requests. Limits of lengths and numbers are removed too: an element checks the shape of a
 * response, which its code relies on.
 */
export function calledContract(source: string): string {
  const { code } = transformSync(source, { loader: 'ts', target: 'es2022' });
  return markConstants(withoutLimits(withoutUnread(code)));
}

/** Returns a file without its limits: `z.string().check(z.maxLength(80))` becomes `z.string()`. */
function withoutLimits(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const limited = limitedSchema(node);
    // the arguments are cut with the call
    if (limited) cuts.push(limited);
    for (const inner of Object.values(limited ? limited.schema : node)) visit(inner);
  };
  visit(parseAst(code));
  let kept = '';
  let end = 0;
  for (const cut of cuts.sort((a, b) => a.start - b.start)) {
    kept += code.slice(end, cut.start);
    end = cut.end;
  }
  return kept + code.slice(end);
}

/** Checks that also change the value. */
const changing = new Set(['overwrite', 'trim', 'toLowerCase', 'toUpperCase', 'normalize']);

/** Returns the schema of a call of `check`, and the range of the code after it; null for any other node. */
function limitedSchema(node: object) {
  const { type, callee, arguments: given, end } = node as Call;
  if (type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee.property?.name !== 'check')
    return null;
  if (!callee.object || given?.some((check) => changing.has(check.callee?.property?.name ?? ''))) return null;
  return { schema: callee.object, start: callee.object.end, end };
}

/** A call, as far as it is read here; absent parts are those of other nodes. */
interface Call {
  readonly type?: string;
  readonly callee?: Callee;
  readonly arguments?: readonly { readonly callee?: Callee }[];
  readonly end: number;
}

/** The called function of a node. */
interface Callee {
  readonly type: string;
  readonly object?: { readonly end: number };
  readonly property?: { readonly name?: string };
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
