import type { Endpoint } from '../contract/base/endpoint.ts';
import type { QueryKeyInput } from './call-options.ts';

/**
 * Key of a call: the API's URL with the identity of the client, the endpoint's id and, unless the key is a prefix, the
 * input.
 */
export type QueryKey = readonly [scope: string, endpointId: string, input?: Readonly<Record<string, unknown>>];

/** Builds a query key. Removes undefined values and empty parts and sorts keys, so that equal calls have equal keys. */
export function queryKeyOf(scope: string, endpoint: Endpoint, input: QueryKeyInput<Endpoint> = {}): QueryKey {
  const parts = withoutEmpty(input);
  return parts === undefined ? [scope, endpoint.id] : [scope, endpoint.id, parts];
}

function withoutEmpty(value: object): Record<string, unknown> | undefined {
  const entries = Object.entries(value)
    .map(([key, item]): [string, unknown] => [key, isPlainObject(item) ? withoutEmpty(item) : item])
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
