import {
  commonAttributes,
  ignoredAttributes,
  type ResourceType,
  type ScimAttribute,
  type ScimSchema,
  schemasOfType,
} from './schemas.ts';

/** An attribute that a path or a key of a body names. */
export interface FoundAttribute {
  /** URN of the extension whose object contains the attribute; undefined if the resource itself contains it. */
  readonly extension: string | undefined;
  readonly attribute: ScimAttribute;
  readonly sub: ScimAttribute | undefined;
}

/** The result of looking up a name: an attribute, a whole extension, or an attribute that is accepted and ignored. */
export type Named =
  | ({ readonly kind: 'attribute' } & FoundAttribute)
  | { readonly kind: 'schema'; readonly schema: ScimSchema }
  | { readonly kind: 'ignored' };

const named = (attributes: readonly ScimAttribute[] | undefined, name: string) =>
  attributes?.find((attribute) => attribute.name.toLowerCase() === name);

/**
 * Returns the attribute with a name such as `userName`, `name.givenName` or `urn:…:User:manager.value`, or undefined for
 * an unknown name. Names compare without case; attributes of extensions are also found without their URN.
 */
export function findAttribute(type: ResourceType, name: string): Named | undefined {
  const lower = name.toLowerCase();
  const schemas = schemasOfType[type];
  if (!lower.startsWith('urn:')) {
    const found = schemas.map((schema) => findInSchema(type, schema, lower)).find((result) => result !== undefined);
    return found ?? findIn(commonAttributes, undefined, lower);
  }
  for (const schema of schemas) {
    const urn = schema.id.toLowerCase();
    if (lower === urn) return { kind: 'schema', schema };
    if (lower.startsWith(`${urn}:`)) return findInSchema(type, schema, lower.slice(urn.length + 1));
  }
  return undefined;
}

function findInSchema(type: ResourceType, schema: ScimSchema, path: string): Named | undefined {
  const ignored = ignoredAttributes[type][schema.id] ?? [];
  if (ignored.some((name) => path === name || path.startsWith(`${name}.`))) return { kind: 'ignored' };
  const isExtension = schema !== schemasOfType[type][0];
  return findIn(schema.attributes, isExtension ? schema.id : undefined, path);
}

function findIn(attributes: readonly ScimAttribute[], extension: string | undefined, path: string): Named | undefined {
  const [first = '', second, ...others] = path.split('.');
  const attribute = named(attributes, first);
  if (!attribute || others.length > 0) return undefined;
  const sub = second === undefined ? undefined : named(attribute.subAttributes, second);
  if (second !== undefined && !sub) return undefined;
  return { kind: 'attribute', extension, attribute, sub };
}

/** Returns the sub-attribute of a complex attribute, by its name without case. */
export const findSubAttribute = (attribute: ScimAttribute, name: string): ScimAttribute | undefined =>
  named(attribute.subAttributes, name.toLowerCase());
