import {
  type Endpoint,
  type EndpointId,
  endpoints,
  errorCodesOf,
  type Policy,
  problemSchema,
  type Schema,
} from '@tramita/client/contract';
import { callReferences, tagDescriptions } from '@tramita/client/reference';
import { type Json, jsonExample, jsonSchemaOf } from './json-schema.ts';
import { createProblemComponents, type ProblemComponents, problemResponsesOf } from './problem-responses.ts';

/** The text and example of a call, with the types of all calls. */
interface Reference {
  readonly description: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly response?: unknown;
  readonly file?: string;
}

/** Components of the document, which operations extend. */
interface Components extends ProblemComponents {
  readonly schemas: Json;
}

/** Returns one OpenAPI parameter for each property of a params or query schema. */
function parametersOf(
  schema: Schema | undefined,
  place: 'path' | 'query',
  examples: Readonly<Record<string, unknown>> = {},
  { schemas }: Components,
): Json[] {
  if (!schema) return [];
  const parts: Json = {};
  const json = jsonSchemaOf(schema, parts);
  const name = typeof json.$ref === 'string' ? (json.$ref.split('/').at(-1) ?? '') : undefined;
  const named = name === undefined ? json : (parts[name] as Json);
  // the schema itself is not part of the document, only its properties
  if (name !== undefined) delete parts[name];
  Object.assign(schemas, { ...parts, ...schemas });
  const required = new Set((named.required as string[] | undefined) ?? []);
  const declared = Object.entries((named.properties as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
    ...(name in examples && { example: examples[name] }),
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
  example: { centro_custo: '4120' },
});

const exampleOf = (value: unknown): Json => ({ exemplo: { value: jsonExample(value) } });

function successOf(endpoint: Endpoint, { response, file }: Reference, { schemas }: Components): Json {
  if (endpoint.responseKind === 'blob') {
    return {
      description: 'O arquivo',
      content: {
        'application/octet-stream': { schema: { type: 'string', format: 'binary' }, examples: exampleOf(file) },
      },
    };
  }
  if (!endpoint.response) return { description: 'Feito' };
  return {
    description: 'Resposta',
    content: {
      'application/json': { schema: jsonSchemaOf(endpoint.response, schemas), examples: exampleOf(response) },
    },
  };
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repetir a chamada com a mesma chave não tem um segundo efeito.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '5f0c6a9e-8f6a-4f2e-9a53-1b7f0f6f3c11',
};

/** Who may call, as a sentence. */
const callers: Readonly<Record<Policy, string>> = {
  public: 'Não exige token.',
  'signed-in': 'Exige um token válido.',
  attendance: 'Exige acesso ao atendimento.',
  reports: 'Exige acesso aos relatórios.',
  groups: 'Exige permissão para gerir grupos.',
  departments: 'Exige permissão para gerir departamentos e setores.',
  processes: 'Exige permissão para modelar processos.',
  admin: 'Exige o papel de administrador.',
};

/** Returns the credentials that allow a call: a person's, or those of a service account. */
function securityOf({ policy, scopes }: Endpoint): Json[] {
  if (policy === 'public') return [];
  return [{ bearer: [] }, ...(scopes ? [{ serviceAccount: [] }] : [])];
}

/** Names the scopes of a call in its description. */
const scopeText = ({ policy, scopes = [] }: Endpoint): string[] => {
  if (policy === 'public') return [];
  if (scopes.length === 0) return ['Contas de serviço não podem fazer esta chamada.'];
  return [`Contas de serviço: escopo ${scopes.map((scope) => `\`${scope}\``).join(' ou ')}.`];
};

function operationOf(id: EndpointId, components: Components): Json {
  const endpoint: Endpoint = endpoints[id];
  const reference: Reference = callReferences[id];
  const contentType = endpoint.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  const status = endpoint.status ?? (endpoint.response || endpoint.responseKind === 'blob' ? 200 : 204);
  const addition = endpoint.addition ? ['Adição ao contrato: um servidor pode não atender esta chamada.'] : [];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: [reference.description, callers[endpoint.policy], ...scopeText(endpoint), ...addition].join('\n\n'),
    tags: [endpoint.id.split('.')[0]],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path', reference.params, components),
      ...parametersOf(endpoint.query, 'query', reference.query, components),
      ...(endpoint.idempotent ? [idempotencyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.bodyOptional,
        content: {
          [contentType]: {
            schema: jsonSchemaOf(endpoint.body, components.schemas),
            examples: exampleOf(reference.body),
          },
        },
      },
    }),
    responses: {
      [String(status)]: successOf(endpoint, reference, components),
      ...problemResponsesOf(endpoint, components),
      default: { $ref: '#/components/responses/Problem' },
    },
    'x-error-codes': errorCodesOf(endpoint),
    ...(endpoint.scopes && { 'x-service-scopes': endpoint.scopes }),
    ...(endpoint.addition && { 'x-addition': true }),
  };
}

/** Creates the OpenAPI 3.1 document of the whole contract from the schemas that parse the calls. */
export function createOpenApiDocument(version: string): Json {
  const components: Components = { schemas: {}, ...createProblemComponents() };
  const paths: Record<string, Json> = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const { path, method }: Endpoint = endpoints[id];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(id, components) };
  }
  jsonSchemaOf(problemSchema, components.schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tramita',
      version,
      description:
        'A interface do Tramita: tarefas, solicitações e catálogo de serviços. Recusas têm o tipo `application/problem+json` e um `errorCode` estável. O canal em tempo real, os retornos e as chamadas a outros sistemas estão em `/v1/asyncapi.json`.',
      contact: { name: 'Tramita', url: 'https://github.com/tramita/tramita/issues' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'O servidor que publica este documento' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Token de uma pessoa.' },
        serviceAccount: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token de uma conta de serviço com o escopo da chamada.',
        },
      },
      responses: components.responses,
      examples: components.examples,
    },
  };
}
