import * as contract from '@tramita/client/contract';
import {
  commonErrorCodes,
  type Endpoint,
  type EndpointId,
  endpoints,
  problemSchema,
  type Schema,
} from '@tramita/client/contract';
import * as z from 'zod/mini';

type Json = { [key: string]: unknown };

/** Object schemas that the contract exports as `<name>Schema` become named components. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
  if (name.endsWith('Schema') && value instanceof z.ZodMiniType && value._zod.def.type === 'object') {
    names.add(value, { id: `${name[0]?.toUpperCase()}${name.slice(1, -'Schema'.length)}` });
  }
}

/** Moves `$defs` of one schema to the document's components. */
function hoist(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const result: Json = {};
  for (const [key, part] of Object.entries(value)) {
    if (key === '$schema' || (key === 'id' && typeof part === 'string')) continue;
    if (key === '$defs') {
      for (const [name, schema] of Object.entries(part)) components[name] ??= hoist(schema, components);
    } else if (key === '$ref' && typeof part === 'string') {
      result[key] = part.replace('#/$defs/', '#/components/schemas/');
    } else result[key] = hoist(part, components);
  }
  return result;
}

/** Returns the JSON Schema of the transmitted value, which is the input side of every schema. */
function jsonSchemaOf(schema: Schema, components: Json): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    metadata: names,
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return hoist(json, components) as Json;
}

/** Returns one OpenAPI parameter for each property of a params or query schema. */
function parametersOf(schema: Schema | undefined, place: 'path' | 'query', components: Json): Json[] {
  if (!schema) return [];
  const json = jsonSchemaOf(schema, components);
  const named = typeof json.$ref === 'string' ? (components[json.$ref.split('/').at(-1) ?? ''] as Json) : json;
  const required = new Set((named.required as string[] | undefined) ?? []);
  const declared = Object.entries((named.properties as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
  return named.additionalProperties ? [...declared, furtherParameters(named.additionalProperties)] : declared;
}

/** Describes dynamic keys: OpenAPI writes them as an exploded object, whose name is not transmitted. */
const furtherParameters = (values: unknown): Json => ({
  name: 'further',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description: 'Outras chaves, conforme os dados do processo.',
  schema: { type: 'object', additionalProperties: values },
});

function successOf(endpoint: Endpoint, components: Json): Json {
  if (endpoint.responseKind === 'blob') {
    return {
      description: 'O arquivo',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (!endpoint.response) return { description: 'Feito' };
  return {
    description: 'Resposta',
    content: { 'application/json': { schema: jsonSchemaOf(endpoint.response, components) } },
  };
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repetir a chamada com a mesma chave não tem um segundo efeito.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function operationOf(endpoint: Endpoint, components: Json): Json {
  const contentType = endpoint.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    security: endpoint.policy === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path', components),
      ...parametersOf(endpoint.query, 'query', components),
      ...(endpoint.idempotent ? [idempotencyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { [contentType]: { schema: jsonSchemaOf(endpoint.body, components) } } },
    }),
    responses: {
      [String(endpoint.status ?? (endpoint.response || endpoint.responseKind === 'blob' ? 200 : 204))]: successOf(
        endpoint,
        components,
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
    'x-error-codes': [...new Set([...commonErrorCodes, ...(endpoint.errors ?? [])])],
    ...(endpoint.addition && { 'x-addition': true }),
  };
}

/** Creates the OpenAPI 3.1 document of the whole contract from the schemas that parse the calls. */
export function createOpenApiDocument(version: string): Json {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint: Endpoint = endpoints[id];
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components),
    };
  }
  const problem = jsonSchemaOf(problemSchema, components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tramita',
      version,
      description: 'A interface do Tramita: tarefas, solicitações e catálogo de serviços.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'A chamada foi recusada; `errorCode` diz por quê',
          content: { 'application/problem+json': { schema: problem } },
        },
      },
    },
  };
}
