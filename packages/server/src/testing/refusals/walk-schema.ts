import type { Schema } from '@tramita/client/contract';
import type * as z from 'zod/mini';

/**
 * A position in a schema's values: keys of objects, `0` for an item of a list, {@link anyKey} for a key of a record.
 */
export interface Place {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Represents any key where a schema accepts arbitrary keys. */
export const anyKey = 'chave';

/** Returns the parts of a schema by their step in the path; an empty step is another view of the same value. */
function partsOf(schema: Schema): (readonly [step: string, part: Schema])[] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  const same = (...parts: readonly unknown[]) => parts.map((part) => ['', part as Schema] as const);
  switch (def.type) {
    case 'object': {
      const named = Object.entries(def.shape).map(([key, part]) => [key, part as Schema] as const);
      const isOpen = def.catchall !== undefined && def.catchall._zod.def.type !== 'never';
      return isOpen ? [...named, [anyKey, def.catchall as Schema]] : named;
    }
    case 'array':
      return [['0', def.element as Schema]];
    case 'record':
      return [[anyKey, def.valueType as Schema]];
    case 'union':
      return same(...def.options);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return same(def.innerType);
    // the transmitted value is the input
    case 'pipe':
      return def.in._zod.def.type === 'transform' ? same(def.out) : same(def.in);
    case 'lazy':
      throw new Error('A recursive schema has no end');
    default:
      return [];
  }
}

/** Returns every position of a schema, starting with the schema itself. */
export function placesOf(schema: Schema, path: readonly string[] = []): Place[] {
  const parts = partsOf(schema).flatMap(([step, part]) => placesOf(part, step === '' ? path : [...path, step]));
  return [{ path, schema }, ...parts];
}

/** Returns a copy of a JSON value with another value at a path; creates missing objects on the way. */
export function withValueAt(root: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (step === '0') return [withValueAt(Array.isArray(root) ? root[0] : undefined, rest, value)];
  const object = typeof root === 'object' && root !== null && !Array.isArray(root) ? root : {};
  return { ...object, [step]: withValueAt(Reflect.get(object, step), rest, value) };
}
