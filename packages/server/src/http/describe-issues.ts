import type * as z from 'zod/mini';
import type { InvalidField } from '../errors.ts';
import { say, type Text } from '../text/sentence.ts';

type Issue = z.core.$ZodIssue;

const formats: Readonly<Record<string, string>> = {
  uuid: 'Informe um identificador válido.',
  email: 'Informe um e-mail válido.',
  url: 'Informe um endereço válido.',
  regex: 'O formato não é válido.',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Informe sim ou não.',
  array: 'Informe uma lista.',
  object: 'Informe um objeto.',
  record: 'Informe um objeto.',
  Blob: 'Envie um arquivo.',
};

function describeSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Text {
  if (issue.code === 'too_big') {
    const { maximum, origin } = issue;
    const isOne = Number(maximum) === 1;
    if (origin === 'string')
      return isOne ? 'Use no máximo 1 caractere.' : say`Use no máximo ${Number(maximum)} caracteres.`;
    if (origin === 'array')
      return isOne ? 'Informe no máximo 1 item.' : say`Informe no máximo ${Number(maximum)} itens.`;
    return say`Informe no máximo ${String(maximum)}.`;
  }
  const { minimum, origin } = issue;
  const isOne = Number(minimum) === 1;
  if (origin === 'string')
    return isOne ? 'Use no mínimo 1 caractere.' : say`Use no mínimo ${Number(minimum)} caracteres.`;
  if (origin === 'array') return isOne ? 'Informe no mínimo 1 item.' : say`Informe no mínimo ${Number(minimum)} itens.`;
  return say`Informe no mínimo ${String(minimum)}.`;
}

/** Returns one sentence for an invalid input; zod/mini itself has no messages. */
function describeIssue(issue: Issue, missing: boolean): Text {
  if (missing) return 'Campo obrigatório.';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'O valor não é válido.';
    case 'too_big':
    case 'too_small':
      return describeSize(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'O formato não é válido.';
    case 'invalid_value':
      return say`Use um destes valores: ${issue.values.map(String).filter(Boolean).join(', ')}.`;
    case 'custom':
      return issue.message === 'Invalid input' ? 'O valor não é válido.' : `${issue.message}.`;
    default:
      return 'O valor não é válido.';
  }
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );

/** Returns the values that a schema of a few values accepts; null if these are issues of another schema. */
function valuesOf([issue, ...others]: readonly Issue[]) {
  const isChoice = issue?.code === 'invalid_value' && issue.path.length === 0 && others.length === 0;
  return isChoice ? issue.values : null;
}

/**
 * Returns the issues of a value that matches none of several schemas: those of the schema with the same kind of value,
 * such as a list that is too long, or else the issue itself.
 */
function unfolded(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const values = issue.errors.flatMap((issues) => valuesOf(issues) ?? []);
  if (values.length > 0 && issue.errors.every(valuesOf)) return [{ ...issue, code: 'invalid_value', values } as Issue];
  const fitting = issue.errors.find(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  if (!fitting) return [issue];
  return fitting.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

/**
 * Describes the invalid inputs of a failed parse. `root` is the parsed value, needed to distinguish missing from
 * invalid inputs.
 */
export function describeIssues(issues: readonly Issue[], root: unknown): InvalidField[] {
  return issues.flatMap(unfolded).map((issue) => ({
    name: issue.path.map(String).join('.'),
    message: describeIssue(issue, issue.path.length > 0 && valueAt(root, issue.path) === undefined),
  }));
}
