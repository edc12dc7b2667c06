import type { FieldProblem, Problem } from '../contract/base/problem.ts';

const texts = ['title', 'detail', 'instance', 'errorCode', 'message', 'reason'] as const;

/**
 * Parses the body of an error response like `problemSchema`, but leniently, property by property. It does not use the
 * schema library, so that a page that only makes calls does not have to load it for errors.
 *
 * @returns undefined if the text is not a JSON object
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
