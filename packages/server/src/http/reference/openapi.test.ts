import { type Endpoint, endpoints, serviceScopes } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { sortedRoutes } from '../routes.ts';
import { createOpenApiDocument } from './openapi.ts';

type Media = { schema: unknown; examples?: Record<string, { value: unknown }> };
type Answer = { $ref?: string; content?: Record<string, Media> };
type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown>; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  description: string;
  tags: string[];
  responses: Record<string, Answer>;
  security: unknown[];
  'x-error-codes': string[];
  'x-service-scopes'?: string[];
};

const document = createOpenApiDocument('1.2.3');
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const all: Endpoint[] = Object.values(endpoints);

test('the document, the routes and the contract contain the same calls', () => {
  const declared = all.map(({ id, method, path }) => `${id} ${method} ${path}`).sort();
  const documented = operations
    .map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)
    .sort();
  const served = sortedRoutes().map(
    ({ id, endpoint, pattern }) =>
      `${id} ${endpoint.method} ${pattern.replaceAll(/:(\w+)(?:\{\.\+(.*?)\})?/g, '{$1}$2').replaceAll('\\.', '.')}`,
  );
  expect(documented).toEqual(declared);
  expect(served.sort()).toEqual(declared);
});

test('every path parameter is declared', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).sort(), path).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
  }
});

test('every reference resolves to a component', () => {
  const components = document.components as Record<string, Record<string, unknown>>;
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, group = '', name = ''] of references) expect(components[group]?.[name], name).toBeDefined();
  expect(JSON.stringify(document)).not.toMatch(/\$defs|"\$schema"/);
});

test('D10.04 each call shows the scopes of service accounts that allow it', () => {
  for (const endpoint of all) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const scopes = endpoint.scopes ?? [];
    const accounts = endpoint.scopes ? [{ serviceAccount: [] }] : [];
    expect(operation?.security, endpoint.id).toEqual(endpoint.policy === 'public' ? [] : [{ bearer: [] }, ...accounts]);
    expect(operation?.['x-service-scopes'], endpoint.id).toEqual(endpoint.scopes);
    for (const scope of scopes) expect(operation?.description, endpoint.id).toContain(`\`${scope}\``);
  }
  const used = new Set(all.flatMap(({ scopes = [] }) => scopes));
  expect(serviceScopes.filter((scope) => !used.has(scope))).toEqual(['scim']);
});

test('describes bodies, files and error codes as they are sent', () => {
  const start = paths['/v1/processes/start-with-attaches']?.post;
  expect(start?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } }, data: { type: 'string' } },
  });
  expect(start?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  const finish = paths['/v1/tasks/{uuid}/finish']?.post;
  expect(finish?.['x-error-codes']).toEqual(expect.arrayContaining(['TASK_ALREADY_DONE', 'UNAUTHENTICATED']));
  expect(finish?.responses['200']?.content).toMatchObject({
    'application/json': { schema: { $ref: '#/components/schemas/TaskDetail' } },
  });
  const download = paths['/v1/processes/attachments/{processInstanceId}/{attachmentId}/{fileName}']?.get;
  expect(download?.responses['200']?.content).toHaveProperty('application/octet-stream');
  expect(document.openapi).toBe('3.1.0');
  expect(finish?.security).toEqual([{ bearer: [] }]);
});

/** Returns the component that a reference leads to. */
function resolve<Value extends object>(value: Value & { $ref?: string }): Value {
  const [group = '', name = ''] = value.$ref?.split('/').slice(-2) ?? [];
  return value.$ref ? ((document.components as Record<string, Record<string, Value>>)[group]?.[name] as Value) : value;
}

test('E9.07 every operation has a declared tag, a description and an example of request and response', () => {
  const tags = (document.tags as { name: string }[]).map(({ name }) => name);
  for (const { path, operation } of operations) {
    expect(tags, path).toContain(operation.tags[0]);
    expect(operation.description.length, path).toBeGreaterThan(20);
    const required = operation.parameters.filter(({ required }) => required);
    expect(
      required.filter((parameter) => !('example' in parameter)),
      path,
    ).toEqual([]);
    const contents = [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, answer]) => Object.values(answer.content ?? {})),
    ];
    for (const { examples } of contents) expect(Object.values(examples ?? {})[0]?.value, path).toBeDefined();
  }
});

test('E9.07 every refusal lists the error codes of its status, each with an example', () => {
  for (const { path, operation } of operations) {
    const listed = Object.entries(operation.responses)
      .filter(([status]) => /^[45]/.test(status))
      .flatMap(([status, answer]) => {
        const media = resolve(answer).content?.['application/problem+json'];
        const schema = media?.schema as { allOf: [unknown, { properties: { errorCode: { enum: string[] } } }] };
        const codes = schema.allOf[1].properties.errorCode.enum;
        expect(Object.keys(media?.examples ?? {}), path).toEqual(codes);
        for (const code of codes) {
          const example = resolve(media?.examples?.[code] as { value: unknown });
          expect(example.value).toMatchObject({ status: Number(status), errorCode: code });
        }
        return codes;
      });
    expect([...new Set(listed)].sort(), path).toEqual([...operation['x-error-codes']].sort());
    // every call can be refused because of its rate
    expect(operation.responses, path).toHaveProperty('429');
  }
});

test('documents dynamic keys as additional parameters', () => {
  for (const path of ['/v1/tasks', '/v1/tasks/report/{reportName}.csv']) {
    const further = paths[path]?.get?.parameters.filter((parameter) => 'explode' in parameter);
    expect(further).toMatchObject([{ in: 'query', required: false, style: 'form', explode: true }]);
    expect(further?.[0]?.schema).toMatchObject({ type: 'object', additionalProperties: { anyOf: expect.any(Array) } });
  }
});

test('a parameter ends where the fixed suffix of its segment begins', () => {
  const route = sortedRoutes().find(({ id }) => id === 'tasks.report');
  expect(route?.pattern).toBe('/v1/tasks/report/:reportName{.+\\.csv}');
  expect(route?.paramsOf({ reportName: 'attendance-to-do.csv' })).toEqual({ reportName: 'attendance-to-do' });
  const plain = sortedRoutes().find(({ id }) => id === 'tasks.get');
  expect(plain?.paramsOf({ uuid: 'abc' })).toEqual({ uuid: 'abc' });
});
