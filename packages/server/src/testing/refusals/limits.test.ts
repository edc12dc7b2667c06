import { type Endpoint, type EndpointId, endpoints, jsonMaxDepth, type Schema } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { placesOf } from './walk-schema.ts';

const ids = Object.keys(endpoints) as EndpointId[];

/** Formats with a bounded pattern, or with the length of a timestamp. */
const boundedFormats = new Set(['uuid', 'guid', 'datetime', 'date']);

/** Returns whether a pattern limits the length of its matches: from `^` to `$`, without unbounded repetition. */
const isBoundedPattern = (pattern: RegExp | undefined): boolean =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern.source) &&
  !/[*+]|\{\d+,\}/.test(pattern.source.replaceAll(/\\.|\[[^\]]*\]/g, 'x'));

function checksOf(schema: Schema): z.core.$ZodCheckDef[] {
  const def = schema._zod.def as { checks?: readonly z.core.$ZodCheck[]; check?: string };
  const own = def.check === undefined ? [] : [def as z.core.$ZodCheckDef];
  return [...own, ...(def.checks ?? []).map((check) => check._zod.def)];
}

const hasMaximum = (schema: Schema): boolean => checksOf(schema).some(({ check }) => check === 'max_length');

function isBoundedText(schema: Schema): boolean {
  const formats = checksOf(schema) as z.core.$ZodCheckStringFormatDef[];
  return (
    hasMaximum(schema) ||
    formats.some(
      ({ format, pattern }) => boundedFormats.has(format) || (format === 'regex' && isBoundedPattern(pattern)),
    )
  );
}

/** Returns the paths of a schema that have no limit. */
function unbounded(schema: Schema): string[] {
  return placesOf(schema).flatMap(({ path, schema: part }) => {
    const { type } = part._zod.def;
    const isOpen =
      type === 'string'
        ? !isBoundedText(part)
        : type === 'array'
          ? !hasMaximum(part)
          : type === 'record'
            ? !isBoundedText((part._zod.def as z.core.$ZodRecordDef).keyType as Schema)
            : type === 'date' || type === 'bigint' || type === 'map' || type === 'set';
    return isOpen || path.length > jsonMaxDepth ? [`${path.join('.')}: ${type}`] : [];
  });
}

/** Values of any shape, limited as every JSON body: 64 levels, 100,000 values, 1 MiB. */
const anyShape: readonly string[] = ['callbacks.receive'];

test.each(ids)('C5.08 %s has a limit for every text, list and key it accepts', (id) => {
  const { params, query, body }: Endpoint = endpoints[id];
  const open = [params, query, body].flatMap((schema) => (schema ? unbounded(schema) : []));
  expect(open).toEqual([]);
});

test.each(ids)('C5.08 %s accepts no value of arbitrary shape', (id) => {
  const { params, query, body }: Endpoint = endpoints[id];
  const types = [params, query, body].flatMap((schema) => (schema ? placesOf(schema) : []));
  const open = types.filter(({ schema }) => ['any', 'unknown'].includes(schema._zod.def.type));
  expect(open.length > 0).toBe(anyShape.includes(id));
});
