/** Precedence of the operators of {@link Node} `binary`: a higher number binds more tightly. */
export const binaryPrecedence = new Map<string, number>([
  ['??', 1],
  ['||', 2],
  ['&&', 3],
  ['==', 4],
  ['!=', 4],
  ['===', 4],
  ['!==', 4],
  ['<', 5],
  ['<=', 5],
  ['>', 5],
  ['>=', 5],
  ['+', 6],
  ['-', 6],
  ['*', 7],
  ['/', 7],
  ['%', 7],
  ['**', 8],
]);

/** A parsed expression. `at` is its index in the source. */
export type Node =
  | { kind: 'literal'; at: number; value: string | number | boolean | null }
  | { kind: 'field'; at: number; name: string }
  | { kind: 'name'; at: number; name: string }
  | { kind: 'template'; at: number; texts: string[]; parts: Node[] }
  | { kind: 'array'; at: number; items: Node[] }
  | { kind: 'object'; at: number; keys: string[]; values: Node[] }
  | { kind: 'unary'; at: number; operator: string; operand: Node }
  | { kind: 'binary'; at: number; operator: string; left: Node; right: Node }
  | { kind: 'ternary'; at: number; test: Node; yes: Node; no: Node }
  | { kind: 'member'; at: number; target: Node; key: string; optional: boolean }
  | { kind: 'index'; at: number; target: Node; key: Node; optional: boolean }
  | { kind: 'call'; at: number; target: Node; method: string; args: Node[]; optional: boolean }
  | { kind: 'apply'; at: number; name: string; args: Node[] }
  /** The end of a chain with `?.`, at which skipping ends. */
  | { kind: 'chain'; at: number; body: Node }
  | { kind: 'arrow'; at: number; params: string[]; body: Node };
