import { say } from '../../text/sentence.ts';
import { invalidValue, type ScimError } from './errors.ts';
import { findSubAttribute } from './find-attribute.ts';
import { readBoolean } from './literals.ts';
import type { ScimAttribute } from './schemas.ts';

/** Most characters of a text; attributes of people have lower limits of their own. */
export const textLengthMax = 1000;
/** Most e-mails of a person. */
export const emailsMax = 20;
/** Most members that one request names. */
export const membersMax = 50_000;

/** An object whose keys are names of attributes as in the schemas. */
export type Parts = { [name: string]: unknown };

export const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a value of a request in the form of its attribute. Returns undefined if it is empty, which means that the attribute
 * has no value: `null`, an empty list, or an object without known parts.
 * @throws ScimError 400 `invalidValue`
 */
export function readValue(attribute: ScimAttribute, value: unknown, path = attribute.name): unknown {
  if (value === null || value === undefined) return undefined;
  if (attribute.multiValued) return readList(attribute, value, path);
  switch (attribute.type) {
    case 'boolean': {
      const result = readBoolean(value);
      if (result === undefined) throw invalid(path);
      return result;
    }
    case 'complex':
      return attribute.name === 'manager' ? readManager(attribute, value, path) : readElement(attribute, value, path);
    default:
      return readText(value, path);
  }
}

/** Reads a manager; some identity providers send a list of one. An object that only names it is not a manager. */
function readManager(attribute: ScimAttribute, value: unknown, path: string): Parts | undefined {
  const [first, ...others] = Array.isArray(value) ? value : [value];
  if (others.length > 0) throw invalid(path);
  if (first === undefined || first === null) return undefined;
  if (isObject(first) && !Object.keys(first).some((name) => name.toLowerCase() === 'value')) throw invalid(path);
  return readElement(attribute, first, path);
}

function readText(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) throw invalid(path);
  if (value.length > textLengthMax) {
    throw invalidValue(say`O atributo ${path} pode ter no máximo ${textLengthMax} caracteres`);
  }
  return value;
}

function readList(attribute: ScimAttribute, value: unknown, path: string): Parts[] | undefined {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const most = attribute.name === 'members' ? membersMax : emailsMax;
  if (values.length > most) throw tooMany(path, most);
  const elements = values.flatMap((element): Parts[] => {
    const parts = readElement(attribute, element, path);
    return parts ? [parts] : [];
  });
  return elements.length === 0 ? undefined : elements;
}

export const tooMany = (path: string, most: number): ScimError =>
  invalidValue(say`O atributo ${path} pode ter no máximo ${most} valores`);

/** Reads a complex value; a text is read as an object with this `value`. Parts that are unknown or read-only are left out. */
function readElement(attribute: ScimAttribute, value: unknown, path: string): Parts | undefined {
  const valuePart = findSubAttribute(attribute, 'value');
  if (typeof value === 'string' && valuePart) return { value: readText(value, path) };
  if (!isObject(value)) throw invalid(path);
  const parts: Parts = {};
  for (const [name, given] of Object.entries(value)) {
    const sub = findSubAttribute(attribute, name);
    if (!sub || sub.mutability === 'readOnly') continue;
    const part = readValue(sub, given, `${path}.${sub.name}`);
    if (part !== undefined) parts[sub.name] = part;
  }
  return Object.keys(parts).length === 0 ? undefined : parts;
}

const invalid = (path: string): ScimError => invalidValue(say`O valor de ${path} é inválido`);
