import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  chatMessageSchema,
  type Endpoint,
  type EndpointId,
  endpoints,
  outboundHeadersSchema,
  realtimeMessageSchema,
  receiveCallback,
  type Schema,
} from '../contract/index.ts';
import { callReferences, channelReferences } from './index.ts';

const ids = Object.keys(endpoints) as EndpointId[];

/** Returns the problems of a value that a schema rejects. */
function problems(schema: Schema | undefined, value: unknown): string[] {
  if (!schema) return value === undefined ? [] : ['has no schema'];
  const result = z.safeParse(schema, value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each(ids)('E9.07 the example of %s is valid', (id) => {
  const endpoint: Endpoint = endpoints[id];
  const reference: { [part: string]: unknown } = callReferences[id];
  for (const part of ['params', 'query', 'body', 'response'] as const) {
    expect(problems(endpoint[part], reference[part]), part).toEqual([]);
  }
  expect('file' in reference).toBe(endpoint.responseKind === 'blob');
});

test('E9.09 the examples of messages and calls to other systems are valid', () => {
  const { realtime, callback, serviceCall, chatMessage } = channelReferences;
  expect(problems(realtimeMessageSchema, realtime.message)).toEqual([]);
  expect(problems(receiveCallback.body, callback.body)).toEqual([]);
  expect(problems(outboundHeadersSchema, serviceCall.headers)).toEqual([]);
  expect(problems(outboundHeadersSchema, chatMessage.headers)).toEqual([]);
  expect(problems(chatMessageSchema, chatMessage.body)).toEqual([]);
});

test('E9.07 every description is a Portuguese text of its own that ends with a full stop', () => {
  const texts = ids.map((id) => callReferences[id].description);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.{15,}\.$/u);
});
