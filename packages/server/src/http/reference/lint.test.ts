import { Parser } from '@asyncapi/parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { type Endpoint, endpoints } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAsyncApiDocument } from './asyncapi.ts';
import { createOpenApiDocument } from './openapi.ts';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

const openapi = createOpenApiDocument('1.2.3');

test("E9.07 the OpenAPI document passes Redocly's recommended rules", async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // the rule ignores the formats of parameters; the test below checks ambiguity with them
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const source = JSON.stringify(openapi);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

/** Returns the document with each refusal only once: Spectral checks a response again for every reference to it. */
function withoutRepetitions(document: Record<string, unknown>): Record<string, unknown> {
  const seen = new Set<string>();
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const shortened = paths.map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, { responses, ...operation }]) => {
        const kept = Object.entries(responses).filter(([, { $ref }]) => {
          const isFirst = $ref === undefined || !seen.has($ref);
          if ($ref !== undefined) seen.add($ref);
          return isFirst;
        });
        return [method, { ...operation, responses: Object.fromEntries(kept) }];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(shortened) };
}

test("E9.07 the OpenAPI document passes Spectral's recommended rules", { timeout: 60_000 }, async () => {
  const linter = new spectral.Spectral();
  // the types of the rules do not match those of rule sets
  linter.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'recommended']] });
  const problems = await linter.run(withoutRepetitions(openapi));
  expect(problems.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([]);
});

/** Returns whether one address can match the paths of both endpoints, with valid parameters. */
function overlap(a: Endpoint, b: Endpoint): boolean {
  const [left, right] = [a.path.split('/'), b.path.split('/')];
  if (left.length !== right.length) return false;
  return left.every((part, index) => accepts(a, part, right[index]) && accepts(b, right[index], part));
}

/** Returns whether a segment of a path accepts another segment. */
function accepts({ params }: Endpoint, segment = '', other = ''): boolean {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1];
  if (name === undefined) return other.includes('{') || segment === other;
  if (other.includes('{')) return true;
  return z.safeParse((params as z.ZodMiniObject).shape[name] as z.ZodMiniType, other).success;
}

test('E9.07 no address matches two paths of a method if the formats of the parameters count', () => {
  const all: Endpoint[] = Object.values(endpoints);
  const pairs = all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter((b) => a.method === b.method && a.path !== b.path && overlap(a, b))
      .map((b) => `${a.method} ${a.path} and ${b.path}`),
  );
  expect(pairs).toEqual([]);
});

test('E9.09 the AsyncAPI document passes the official parser', async () => {
  const { document, diagnostics } = await new Parser().parse(JSON.stringify(createAsyncApiDocument('1.2.3')));
  expect(diagnostics.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([]);
  const operations = document?.operations().all() ?? [];
  expect(operations.map((operation) => `${operation.action()} ${operation.id()}`)).toEqual([
    'send sendCounts',
    'receive receiveCallback',
    'send callService',
    'send sendChatMessage',
  ]);
});
