// Keeps the contract of this checkout as that of the previous release: `node --conditions=@tramita/source
// scripts/keep-contract.mjs`, right after a release. Tests run its client against the server, and the widgets against it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from '../packages/server/src/http/reference/openapi.ts';
import { root } from './lib/run.mjs';

const document = createOpenApiDocument('previous');
const prose = new Set(['description', 'example', 'examples', 'title']);

/** Returns a schema without its texts; references lead to `$defs`. */
function bare(value, isNamed = false) {
  if (typeof value === 'string') return value.replace('#/components/schemas/', '#/$defs/');
  if (Array.isArray(value)) return value.map((part) => bare(part));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => isNamed || !prose.has(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, bare(part, key === 'properties')]));
}

const schemaOf = (content = {}) => bare(Object.values(content)[0]?.schema ?? null);
const calls = {};
for (const [path, operations] of Object.entries(document.paths)) {
  for (const [method, { operationId, parameters = [], requestBody, responses }] of Object.entries(operations)) {
    const [status, { content }] = Object.entries(responses).find(([code]) => code.startsWith('2'));
    calls[operationId] = {
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody?.content['application/json'] ? schemaOf(requestBody.content) : null,
      status: Number(status),
      response: content?.['application/json'] ? schemaOf(content) : null,
    };
  }
}
const $defs = Object.fromEntries(
  Object.entries(document.components.schemas).map(([name, schema]) => [name, bare(schema)]),
);
const lines = (part) =>
  Object.entries(part)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
const file = join(root, 'scripts/lib/previous-release/contract.json');
writeFileSync(file, `{\n  "calls": {\n${lines(calls)}\n  },\n  "$defs": {\n${lines($defs)}\n  }\n}\n`);
