import contract from './contract.json' with { type: 'json' };

/** A JSON Schema as the previous release published it. */
export type PreviousSchema = { readonly [key: string]: unknown };

/** A call of the previous release. */
export interface PreviousCall {
  readonly method: string;
  /** Path with `{name}` for each parameter. */
  readonly path: string;
  /** Names of the query parameters; `further` stands for names that only the data know. */
  readonly query: readonly string[];
  /** Schema of a JSON body; null if the call has no body or a form. */
  readonly body: PreviousSchema | null;
  readonly status: number;
  /** Schema of a JSON response; null for files and empty responses. */
  readonly response: PreviousSchema | null;
}

/** All calls of the previous release by their id, from `contract.json` (written by scripts/keep-contract.mjs). */
export const previousCalls: Readonly<Record<string, PreviousCall>> = contract.calls;

/** Named schemas, to which `#/$defs/<name>` leads. */
export const previousSchemas: Readonly<Record<string, PreviousSchema>> = contract.$defs;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a schema with every schema that its references and alternatives lead to. */
function flatten(schema: unknown): PreviousSchema[] {
  if (!isRecord(schema)) return [];
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] as unknown[] | undefined) ?? []);
  return [schema, ...(name ? flatten(previousSchemas[name]) : []), ...parts.flatMap(flatten)];
}

/** Returns the value without the properties that the previous release does not know. */
export function knownBefore(schema: unknown, value: unknown): unknown {
  const schemas = flatten(schema);
  if (Array.isArray(value)) {
    const items = { anyOf: schemas.flatMap((part) => part['items'] ?? []) };
    return value.map((item) => knownBefore(items, item));
  }
  if (!isRecord(value)) return value;
  const named = schemas.flatMap((part) => (isRecord(part['properties']) ? [part['properties']] : []));
  const others = schemas.flatMap((part) =>
    isRecord(part['additionalProperties']) ? [part['additionalProperties']] : [],
  );
  // a schema without properties allows all of them
  if (named.length === 0 && others.length === 0) return value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const known = named.flatMap((properties) => (name in properties ? [properties[name]] : []));
    const allowed = known.length > 0 ? known : others;
    return allowed.length > 0 ? [[name, knownBefore({ anyOf: allowed }, part)] as const] : [];
  });
  return Object.fromEntries(kept);
}
