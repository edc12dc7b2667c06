import { parseAst } from 'rolldown/parseAst';

/** Wraps the value of each top-level constant that calls something in a pure call without arguments. */
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
