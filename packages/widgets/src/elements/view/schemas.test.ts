import { resolve } from 'node:path';
import { inspect, isDeepStrictEqual } from 'node:util';
import * as library from '@tramita/client/contract';
import { callReferences } from '@tramita/client/reference';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

type Parts = Partial<Record<'params' | 'query' | 'body' | 'response', unknown>>;
type Endpoints = Readonly<Record<string, Parts>>;
interface Schema {
  safeParse(value: unknown): {
    data?: unknown;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

const parts = ['params', 'query', 'body', 'response'] as const;

/** Values that some schema of the contract accepts and another one refuses. */
const others = [
  null,
  '',
  'true',
  '7',
  '2026-02-28T23:59:59Z',
  '2026-02-30T23:59:59Z',
  '2026-02-28T23:59:59.5-03:00',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(201),
  1,
  -1,
  1.5,
  3_000_000_000,
  true,
  [],
  { type: 'TASK' },
];

const isList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Returns copies of a value in which one part at a time is missing, replaced, or new. Of a list only the first item. */
function* variantsOf(value: unknown): Generator<unknown> {
  yield* others;
  if (!isList(value)) return;
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first === undefined) return;
    yield Array.from({ length: 600 }, () => first);
    for (const item of variantsOf(first)) yield [item, ...rest];
    return;
  }
  yield { ...value, unnamed: 'a' };
  for (const [name, content] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const variant of variantsOf(content)) yield { ...value, [name]: variant };
  }
}

/** The outcome of reading a value: the value, or the places that do not fit. */
const outcomeOf = ({ data, error }: ReturnType<Schema['safeParse']>): unknown =>
  error ? new Set(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)) : { data };

/** The contract on the own schemas, as the build of the elements bundles it. */
async function ownEndpoints(): Promise<Endpoints> {
  const bundle = await rolldown({
    input: resolve('packages/client/src/contract/endpoints.ts'),
    resolve: { alias: { 'zod/mini': resolve(import.meta.dirname, 'schemas.ts') } },
  });
  const { output } = await bundle.generate();
  const { endpoints } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return endpoints;
}

test('reads every value of the contract like the schema library', async () => {
  const own = await ownEndpoints();
  const differences: string[] = [];
  let compared = 0;
  for (const [id, endpoint] of Object.entries(library.endpoints as Endpoints)) {
    const example = callReferences[id as library.EndpointId] as Parts;
    for (const part of parts) {
      const schema = endpoint[part] as Schema | undefined;
      const ownSchema = own[id]?.[part] as Schema | undefined;
      if (!schema || !ownSchema) continue;
      for (const value of [example[part], ...variantsOf(example[part])]) {
        const [expected, found] = [schema.safeParse(value), ownSchema.safeParse(value)];
        compared += 1;
        if (isDeepStrictEqual(outcomeOf(expected), outcomeOf(found))) continue;
        differences.push(`${id} ${part}: ${inspect(value, { depth: 9 })}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(40_000);
});
