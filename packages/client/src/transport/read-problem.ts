import type { FieldProblem, Problem } from '../contract/base/problem.ts';

const texts = ['title', 'detail', 'instance', 'errorCode', 'message', 'reason'] as const;

/**
 * Reads a refusal's body as `problemSchema` would, but leniently, property by property, and without the schema
 * library: a page that only makes calls should not carry one for the sake of its errors.
 *
 * @returns undefined when the text is no JSON object.
 */
export function readProblem(text: string): Problem | undefined {
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const source: Partial<Record<string, unknown>> = { ...body };
  const problem: Problem = {};
  for (const name of texts) {
    const value = source[name];
    if (typeof value === 'string') problem[name] = value;
  }
  if (typeof source.status === 'number') problem.status = source.status;
  if (Array.isArray(source.fields)) problem.fields = source.fields.filter(isFieldProblem);
  return problem;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
