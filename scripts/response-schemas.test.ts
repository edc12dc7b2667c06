import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import type { Schema } from '../packages/client/src/contract/base/endpoint.ts';
import { readContract, readSchemas } from '../packages/widgets/called-contract.ts';

// Elements read responses with functions of their own instead of Zod's. They must accept, refuse and return the same.

const contract = resolve(import.meta.dirname, '../packages/client/src/contract');
const files = globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts', 'index.ts'] });

/** The files and names of all endpoints that return JSON. */
const endpoints: { file: string; name: string }[] = [];
for (const file of files) {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ resolve(contract, file));
  for (const [name, part] of Object.entries(module)) if (returnsJson(part)) endpoints.push({ file, name });
}

function returnsJson(part: unknown): boolean {
  return (
    typeof part === 'object' && part !== null && 'path' in part && 'response' in part && part.response !== undefined
  );
}

/** Returns the schemas of all responses as the elements contain them, with the modules that replace libraries. */
async function responses(alias: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Schema>> {
  const lines = endpoints.map(
    ({ file, name }, index) =>
      `import { ${name} as e${index} } from ${JSON.stringify(resolve(contract, file))}; all.set('${file} ${name}', e${index}.response);`,
  );
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : null),
    load: (id) => (id === '\0entry' ? `export const all = new Map();${lines.join('\n')}` : null),
  };
  const bundle = await rolldown({ input: 'entry', plugins: [entry, readContract], resolve: { alias } });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const { all } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return all;
}
const [zods, owns] = await Promise.all([responses({}), responses(readSchemas)]);

/** Texts, one of which each text of the contract accepts. */
const texts = [
  'texto',
  '2026-11-28',
  '2026-11-28T10:00:00Z',
  '10:30',
  '7',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '#aabbcc',
];

type Definition = Schema['_zod']['def'] & Record<string, never>;

/** Returns a value that a schema accepts; `full` with everything that may be left out, otherwise without. */
function sample(schema: Schema, full: boolean): unknown {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'string':
      return texts.find((text) => accepts(schema, text));
    case 'number':
      return [1, 5, 50, 2_000_000].find((number) => accepts(schema, number));
    case 'boolean':
      return full;
    case 'object': {
      const shape = Object.entries<Schema>(definition['shape']);
      const given = shape.map(([key, property]) => [key, sample(property, full)]);
      return Object.fromEntries(given.filter(([, value]) => value !== undefined));
    }
    case 'array':
      return full ? [sample(definition['element'], true), sample(definition['element'], false)] : [];
    case 'record':
      return full ? { texto: sample(definition['valueType'], true) } : {};
    case 'enum':
      return Object.values(definition['entries'])[0];
    case 'literal':
      return definition['values'][0];
    case 'union':
      return sample(definition['options'][full ? (definition['options'] as unknown[]).length - 1 : 0] as never, full);
    case 'optional':
    case 'default':
      return full ? sample(definition['innerType'], full) : undefined;
    case 'nullable':
      return full ? sample(definition['innerType'], full) : null;
    case 'pipe':
      return sample(definition['in'], full);
    default:
      return { any: ['thing'] };
  }
}

const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

/** What takes the place of each part of a value: other types, nothing, and more than was there. */
const wrong = [undefined, null, 0, 1.5, 'texto', '', true, [], ['texto'], {}, { unknown: 1 }];

/** Calls a function with copies of a value in each of which one part differs. */
function* variants(value: unknown): Generator<unknown> {
  yield* wrong;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) for (const other of variants(item)) yield value.with(index, other);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  yield { ...value, unknown: 1 };
  for (const [key, property] of Object.entries(value)) {
    const { [key]: _left, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const other of variants(property)) yield { ...value, [key]: other };
  }
}

/** Returns the JSON of the value that a schema reads, or `refused`. */
function outcome(schema: Schema, value: unknown): string {
  const { data, error } = schema.safeParse(value);
  if (!error) return JSON.stringify(data);
  // elements do not check formats of texts
  return error.issues.every(({ code }) => code === 'invalid_format') ? 'wrong format' : 'refused';
}

test.each([...zods])('elements read the response of %s as Zod does', (id, zod) => {
  const own = owns.get(id) as Schema;
  for (const full of [true, false]) {
    const value = sample(zod, full);
    expect(zod.safeParse(value).error?.issues).toBeUndefined();
    for (const variant of [value, ...variants(value)]) {
      const json: unknown = variant === undefined ? undefined : JSON.parse(JSON.stringify(variant));
      const expected = outcome(zod, json);
      if (expected !== 'wrong format')
        expect({ json, outcome: outcome(own, json) }).toEqual({ json, outcome: expected });
    }
  }
});

test('a refusal names each place as Zod does', () => {
  const places = (schema: Schema | undefined) =>
    schema?.safeParse([{ uuid: 5 }, 7]).error?.issues.map(({ path, message }) => [path, message]);
  const id = 'tasks/task-list.ts listTasks';
  expect(places(owns.get(id))).toContainEqual([[0, 'uuid'], 'Invalid input']);
  expect(places(owns.get(id))).toEqual(places(zods.get(id)));
});

test('elements know the responses of all endpoints', () => {
  expect(zods.size).toBeGreaterThan(150);
  expect([...owns.keys()]).toEqual([...zods.keys()]);
});
