import { type Endpoint, endpoints } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi.ts';
import { sortedRoutes } from './routes.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  security: unknown[];
  'x-error-codes': string[];
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
  const { schemas, responses } = document.components as Record<string, Record<string, unknown>>;
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, group, name] of references) {
    expect(group === 'schemas' ? schemas?.[name ?? ''] : responses?.[name ?? ''], name).toBeDefined();
  }
  expect(JSON.stringify(document)).not.toMatch(/\$defs|"\$schema"/);
});

test('describes bodies, files and error codes as they are sent', () => {
  const start = paths['/v1/processes/start-with-attaches']?.post;
  expect(start?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } }, data: { type: 'string' } },
  });
  expect(start?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  const finish = paths['/v1/tasks/{uuid}/finish']?.post;
  expect(finish?.['x-error-codes']).toEqual(expect.arrayContaining(['TASK_ALREADY_DONE', 'UNAUTHENTICATED']));
  expect(finish?.responses['200']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/TaskDetail' } },
  });
  const download = paths['/v1/processes/attachments/{processInstanceId}/{attachmentId}/{fileName}']?.get;
  expect(download?.responses['200']?.content).toHaveProperty('application/octet-stream');
  expect(document.openapi).toBe('3.1.0');
  expect(finish?.security).toEqual([{ bearer: [] }]);
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
