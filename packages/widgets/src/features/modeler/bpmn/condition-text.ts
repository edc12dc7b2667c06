import type { ConnectionOperator, ModelConnection } from '@tramita/client/contract';
import { isNumberType } from '@tramita/client/rules';

/** The condition of a connection out of a decision. */
export interface ReadCondition {
  /** Name of the field. */
  readonly field: string;
  readonly operator: ConnectionOperator;
  readonly value?: string;
  /** Type of the value that the field is compared with. */
  readonly kind: 'text' | 'number' | 'boolean';
}

function literal(value: string, fieldType: string | undefined): string {
  const isPlain = fieldType === 'boolean' ? /^(true|false)$/ : isNumberType(fieldType ?? '') ? /^-?\d+(\.\d+)?$/ : null;
  return isPlain?.test(value) ? value : JSON.stringify(value);
}

/** Returns a condition in the syntax that other tools show, or null while it is incomplete. */
export function conditionText({ field, operator, value = '', fieldType }: ModelConnection): string | null {
  if (!field || !operator) return null;
  if (operator === 'isNull') return `\${${field} == null}`;
  if (operator === 'isNotNull') return `\${${field} != null}`;
  if (operator === 'contains') return `\${contains(${field}, ${JSON.stringify(value)})}`;
  return `\${${field} ${operator === '=' ? '==' : operator} ${literal(value, fieldType)}}`;
}

const words: Readonly<Record<string, ConnectionOperator>> = {
  '=': '=',
  '==': '=',
  '===': '=',
  eq: '=',
  '!=': '!=',
  '!==': '!=',
  '<>': '!=',
  ne: '!=',
  '<': '<',
  lt: '<',
  '<=': '<=',
  le: '<=',
  '>': '>',
  gt: '>',
  '>=': '>=',
  ge: '>=',
};

const name = String.raw`([\p{L}_][\p{L}\p{N}_.]*)`;
const quoted = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`;
const comparison = new RegExp(
  String.raw`^${name}\s*(===|!==|==|!=|<>|<=|>=|=|<|>|(?<=\s)(?:eq|ne|le|lt|ge|gt)(?=\s))\s*(${quoted}|-?\d+(?:\.\d+)?|true|false|null)$`,
  'u',
);
const containing = new RegExp(String.raw`^(?:contains\(\s*${name}\s*,|${name}\.contains\()\s*(${quoted})\s*\)$`, 'u');
const bare = new RegExp(String.raw`^(!\s*|not\s*\(\s*)?${name}\s*\)?$`, 'u');

/** Longer conditions are not parsed. */
const mostCharacters = 2000;

function unquote(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1);
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

// a path such as pedido.valor becomes one field name
const fieldOf = (path: string) =>
  path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]/g, '_')
    .slice(0, 100);

/** Parses the simple conditions of common tools, which compare one field with one value. Returns null for others. */
export function readCondition(source: string): ReadCondition | null {
  if (source.length > mostCharacters) return null;
  const text = source
    .trim()
    .replace(/^[$#]\{([^{}]*)\}$/, '$1')
    .replace(/^=(?!=)/, '')
    .trim();
  const compared = comparison.exec(text);
  if (compared) {
    const [, path = '', word = '', right = ''] = compared;
    const operator = words[word];
    return operator ? readComparison(fieldOf(path), operator, right) : null;
  }
  const held = containing.exec(text);
  if (held) {
    return {
      field: fieldOf(held[1] ?? held[2] ?? ''),
      operator: 'contains',
      value: unquote(held[3] ?? ''),
      kind: 'text',
    };
  }
  const alone = bare.exec(text);
  if (!alone || alone[2] === 'true' || alone[2] === 'false') return null;
  return { field: fieldOf(alone[2] ?? ''), operator: '=', value: alone[1] ? 'false' : 'true', kind: 'boolean' };
}

function readComparison(field: string, operator: ConnectionOperator, right: string): ReadCondition | null {
  if (right === 'null') {
    if (operator !== '=' && operator !== '!=') return null;
    return { field, operator: operator === '=' ? 'isNull' : 'isNotNull', kind: 'text' };
  }
  if (right === 'true' || right === 'false') return { field, operator, value: right, kind: 'boolean' };
  if (/^-?\d/.test(right)) return { field, operator, value: right, kind: 'number' };
  const value = unquote(right);
  return value === ''
    ? { field, operator: operator === '!=' ? 'isNotNull' : 'isNull', kind: 'text' }
    : { field, operator, value, kind: 'text' };
}
