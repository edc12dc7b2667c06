import type { Schema } from '@tramita/client/contract';
import * as contract from '@tramita/client/contract';
import * as z from 'zod/mini';

/** Any JSON object. */
export type Json = { [key: string]: unknown };

/** Object schemas that the contract exports as `<name>Schema` become named components. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
  if (name.endsWith('Schema') && value instanceof z.ZodMiniType && value._zod.def.type === 'object') {
    names.add(value, { id: `${name[0]?.toUpperCase()}${name.slice(1, -'Schema'.length)}` });
  }
}

/** Moves `$defs` of one schema to the document's components. */
function hoist(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const result: Json = {};
  for (const [key, part] of Object.entries(value)) {
    if (key === '$schema' || (key === 'id' && typeof part === 'string')) continue;
    if (key === '$defs') {
      for (const [name, schema] of Object.entries(part)) components[name] ??= hoist(schema, components);
    } else if (key === '$ref' && typeof part === 'string') {
      result[key] = part.replace('#/$defs/', '#/components/schemas/');
    } else result[key] = hoist(part, components);
  }
  return result;
}

/** Returns whether options of a union may leave out the property that distinguishes them, so that they overlap. */
function hasOptionalKind(def: z.core.$ZodTypeDef): boolean {
  if (def.type !== 'union' || !('discriminator' in def)) return false;
  const { discriminator, options } = def as z.core.$ZodDiscriminatedUnionDef;
  return options.some((option) => {
    const { shape } = option._zod.def as z.core.$ZodObjectDef;
    return shape[discriminator]?._zod.optin !== undefined;
  });
}

/** Returns the JSON Schema of the transmitted value, which is the input side of every schema. */
export function jsonSchemaOf(schema: Schema, components: Json): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    metadata: names,
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (hasOptionalKind(zodSchema._zod.def)) {
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      }
    },
  });
  return hoist(json, components) as Json;
}

/** Returns an example as JSON: files become their names, and properties without a value are left out. */
export function jsonExample(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, part) => (part instanceof File ? part.name : part)));
}
