import { parseAst } from 'rolldown/parseAst';

/**
 * Returns a script from which bundlers can leave out every top-level constant that no one uses: each value is wrapped in
 * a pure call without arguments, except literals and functions, which need no mark.
 */
export function markConstants(code: string): string {
  const statements = parseAst(code).body;
  const constants = statements
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []));
  let marked = '';
  let end = 0;
  for (const { init } of constants) {
    if (!init || /^(Literal|ArrowFunctionExpression|FunctionExpression)$/.test(init.type)) continue;
    marked += `${code.slice(end, init.start)}/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
    end = init.end;
  }
  return marked + code.slice(end);
}
