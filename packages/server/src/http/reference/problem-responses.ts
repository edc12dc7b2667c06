import {
  commonErrorCodes,
  type Endpoint,
  type ErrorCode,
  errorCodesOf,
  errorStatuses,
  type Problem,
} from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { problemTitles } from '../problem.ts';
import type { Json } from './json-schema.ts';

/** Components of the document that describe refusals. */
export interface ProblemComponents {
  readonly responses: Json;
  readonly examples: Json;
}

const media = (schema: Json, examples?: Json): Json => ({
  content: { 'application/problem+json': { schema, ...(examples && { examples }) } },
});

const problemReference = { $ref: '#/components/schemas/Problem' };

/** Creates the components: the general refusal, and an example of each error code. */
export function createProblemComponents(): ProblemComponents {
  return {
    responses: {
      Problem: { description: 'A chamada foi recusada; `errorCode` diz por quê.', ...media(problemReference) },
    },
    examples: {},
  };
}

const exampleName = (code: ErrorCode, status: number) =>
  errorStatuses[code].length === 1 ? code : `${code}_${status}`;

function problemExample(code: ErrorCode, status: number): Problem {
  const message = errorMessage(code);
  const hasFields = code === 'VALIDATION_ERROR' || code === 'FORM_INVALID';
  return {
    title: problemTitles[status],
    status,
    detail: message,
    instance: 'urn:tramita:request:3f9c1b7a20de',
    errorCode: code,
    message,
    ...(hasFields && { fields: [{ name: 'valor', message: 'Este campo é obrigatório' }] }),
  };
}

const pascal = (code: ErrorCode) =>
  code.toLowerCase().replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the status and error codes of each refusal of an endpoint, in ascending order of the status. */
function codesByStatus(endpoint: Endpoint): [number, ErrorCode[]][] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(endpoint)) {
    for (const status of errorStatuses[code]) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].sort(([a], [b]) => a - b);
}

const common: readonly ErrorCode[] = commonErrorCodes;

/** Returns the refusals of an endpoint by status, as references to components that it adds if they are missing. */
export function problemResponsesOf(endpoint: Endpoint, { responses, examples }: ProblemComponents): Json {
  const result: Json = {};
  for (const [status, codes] of codesByStatus(endpoint)) {
    // common codes are part of the name only if there is no other
    const own = codes.filter((code) => !common.includes(code));
    const name = `${(own.length > 0 ? own : codes).map(pascal).join('Or')}${own.length > 0 && own.length < codes.length ? 'Common' : ''}${status}`;
    responses[name] ??= {
      description: `${problemTitles[status]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      ...media(
        {
          allOf: [
            problemReference,
            {
              type: 'object',
              properties: { status: { const: status }, errorCode: { enum: codes } },
              required: ['status', 'errorCode'],
            },
          ],
        },
        Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${exampleName(code, status)}` }])),
      ),
    };
    for (const code of codes) {
      examples[exampleName(code, status)] ??= { summary: errorMessage(code), value: problemExample(code, status) };
    }
    result[String(status)] = { $ref: `#/components/responses/${name}` };
  }
  return result;
}
