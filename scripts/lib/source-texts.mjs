// Reads the texts of a TypeScript source from its syntax tree.

/** Returns the text of a literal, or undefined for other nodes; each inserted value becomes `{}`. */
export function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value.trim();
  if (node.type === 'JSXText') return node.value.replace(/\s+/g, ' ').trim();
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(({ value }) => value.cooked ?? '')
      .join('{}')
      .trim();
  return undefined;
}

/** Calls `visit` with every node of a tree and its ancestors, nearest last; skips imports. */
export function walk(node, visit, ancestors = []) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit, ancestors);
  if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration') return;
  visit(node, ancestors);
  const path = [...ancestors, node];
  for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) walk(value, visit, path);
}

/** Returns the line of a node, from 1. */
export const lineOf = (source, node) => source.slice(0, node.start).split('\n').length;
