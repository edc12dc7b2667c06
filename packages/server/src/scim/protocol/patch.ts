import { say } from '../../text/sentence.ts';
import { invalidSyntax, invalidValue, noTarget, notMutable } from './errors.ts';
import { findAttribute } from './find-attribute.ts';
import { type PathTarget, readPath, type Target, unknownPath } from './read-path.ts';
import { isObject, type Parts, readValue } from './read-value.ts';
import { type ResourceType, type ScimSchema, schemasOfType } from './schemas.ts';

export const patchUrn = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Most operations of one PATCH. */
export const operationsMax = 1000;

/** Most attributes of one request, including those inside its objects. */
export const attributesMax = 5000;

const ops = ['add', 'replace', 'remove'] as const;
export type PatchOp = (typeof ops)[number];

/** An operation as sent; its path and value are read for the kind of resource. */
export interface PatchOperation {
  readonly op: PatchOp;
  readonly path: string | undefined;
  readonly value: unknown;
}

/** Returns a value of an object by its name without case. */
function entryOf(object: object, name: string): unknown {
  return Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1];
}

/**
 * Parses the body of a PATCH. `op` and the names of the body are read without regard to case.
 * @throws ScimError 400 `invalidSyntax`
 */
export function parsePatch(body: unknown): PatchOperation[] {
  if (!isObject(body)) throw invalidSyntax('O corpo da requisição precisa ser um objeto JSON');
  const schemas = entryOf(body, 'schemas');
  const isPatch = (urn: unknown) => typeof urn === 'string' && urn.toLowerCase() === patchUrn.toLowerCase();
  if (!Array.isArray(schemas) || !schemas.some(isPatch)) {
    throw invalidSyntax(say`O corpo de um PATCH precisa do esquema ${patchUrn}`);
  }
  const operations = entryOf(body, 'operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > operationsMax) {
    throw invalidSyntax(say`Um PATCH precisa de 1 a ${operationsMax} operações`);
  }
  return operations.map(parseOperation);
}

function parseOperation(operation: unknown): PatchOperation {
  const name = isObject(operation) ? entryOf(operation, 'op') : undefined;
  const op = ops.find((known) => typeof name === 'string' && name.toLowerCase() === known);
  if (!isObject(operation) || op === undefined) {
    throw invalidSyntax('Cada operação precisa de op com add, replace ou remove');
  }
  const path = entryOf(operation, 'path') ?? undefined;
  if (path !== undefined && typeof path !== 'string') {
    throw invalidSyntax('O caminho de uma operação precisa ser um texto');
  }
  return { op, path: path === '' ? undefined : path, value: entryOf(operation, 'value') };
}

/** One change of an attribute; `value` has the form of the attribute, and undefined removes it. */
export interface Edit {
  readonly op: PatchOp;
  readonly target: Target;
  readonly value: unknown;
}

/**
 * Returns the changes of a PATCH in their order. Attributes that are accepted and ignored have none.
 * @throws ScimError 400 `invalidPath`, `invalidValue`, `mutability` or `noTarget`, for the first invalid operation, or
 * `invalidSyntax` for too many attributes
 */
export function readEdits(operations: readonly PatchOperation[], type: ResourceType): Edit[] {
  checkCount(operations.map(({ value }) => value));
  return operations.flatMap((operation) => readOperation(operation, type));
}

/** Checks the number of attributes of a request, because the time to read one grows with it. */
function checkCount(values: readonly unknown[]): void {
  const countOf = (part: unknown) => (isObject(part) ? Object.keys(part).length : 1);
  const counts = values.flatMap((value) => (isObject(value) ? Object.values(value).map(countOf) : [1]));
  if (counts.reduce((sum, count) => sum + count, 0) <= attributesMax) return;
  throw invalidSyntax(say`Uma requisição pode ter no máximo ${attributesMax} atributos`);
}

function readOperation({ op, path, value }: PatchOperation, type: ResourceType): Edit[] {
  if (path === undefined) {
    if (op === 'remove') throw noTarget('Uma operação remove precisa de um caminho');
    return readParts(op, value, type);
  }
  const target = readPath(path, type);
  if (target === undefined) throw unknownPath(path);
  if (target.kind === 'ignored') return [];
  if (target.kind === 'schema') return readSchema(op, target.schema, value, type);
  if (target.attribute.name === 'schemas') return [];
  if ([target.attribute, target.sub].some((named) => named?.mutability === 'readOnly')) {
    throw notMutable(say`O atributo ${path.slice(0, 200)} não pode ser alterado`);
  }
  if (op !== 'remove' && value === undefined) throw invalidValue(say`Uma operação ${op} precisa de value`);
  return [readEdit(op, target, value)];
}

function readEdit(op: PatchOp, target: Target, value: unknown): Edit {
  const { attribute, sub, filter } = target;
  if (op === 'remove') {
    const isListed = attribute.multiValued && !sub && !filter && value !== undefined && value !== null;
    return { op, target, value: isListed ? (readValue(attribute, value) ?? []) : undefined };
  }
  if (sub) return { op, target, value: readValue(sub, value, `${attribute.name}.${sub.name}`) };
  // a filter selects elements, and the value is one of them
  return { op, target, value: readValue(filter ? { ...attribute, multiValued: false } : attribute, value) };
}

/** Reads an extension that a path or a key of an object names. */
function readSchema(op: PatchOp, schema: ScimSchema, value: unknown, type: ResourceType): Edit[] {
  if (op !== 'remove' && value !== null) return readParts(op, value, type, schema.id);
  const extension = schema === schemasOfType[type][0] ? undefined : schema.id;
  return schema.attributes.map((attribute) => {
    const target = { extension, attribute, sub: undefined, filter: undefined };
    return { op: 'remove', target, value: undefined };
  });
}

/**
 * Reads the body of a POST or PUT.
 * @throws ScimError 400 `invalidSyntax` for too many attributes, `invalidValue`, or `invalidPath` for a key with an invalid
 * filter
 */
export function readObject(body: Parts, type: ResourceType): Edit[] {
  checkCount([body]);
  return readParts('replace', body, type);
}

/**
 * Reads an object whose keys are attributes, also dotted ones, paths and URNs. Unknown and read-only attributes are left out,
 * so that a resource can be sent as it was returned.
 * @throws ScimError 400 `invalidValue`, or `invalidPath` for a key with an invalid filter
 */
function readParts(op: PatchOp, value: unknown, type: ResourceType, urn?: string): Edit[] {
  if (!isObject(value)) throw invalidValue(say`Uma operação ${op} sem caminho precisa de um objeto em value`);
  return Object.entries(value).flatMap(([key, part]) => {
    const target = readKey(urn === undefined ? key : `${urn}:${key}`, type);
    if (target === undefined || target.kind === 'ignored') return [];
    if (target.kind === 'schema') return readSchema(op, target.schema, part, type);
    const { attribute, sub } = target;
    if (attribute.name === 'schemas' || [attribute, sub].some((named) => named?.mutability === 'readOnly')) return [];
    return [readEdit(op, target, part)];
  });
}

/** Reads a key of an object; only a key with a filter has to be a path. */
function readKey(key: string, type: ResourceType): PathTarget | undefined {
  if (key.includes('[')) return readPath(key, type);
  const found = findAttribute(type, key);
  return found?.kind === 'attribute' ? { ...found, filter: undefined } : found;
}
