import {
  checkJsonShape,
  type Endpoint,
  importFileMaxBytes,
  jsonShapeMessages,
  listedProblemsMax,
  type Schema,
} from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import * as z from 'zod/mini';
import { type InvalidField, InvalidInputError, ServiceError } from '../../errors.ts';
import { describeIssues } from '../describe-issues.ts';
import { findBrokenTexts, findUndecodable } from './broken-text.ts';
import { isBrokenOff } from './incoming-body.ts';
import type { MultipartForm, MultipartReader } from './multipart.ts';
import { readBody } from './read-body.ts';

const mebibyte = 1024 * 1024;

/** Calls that send a form whose file fields have contents. */
export const takesForms: ReadonlySet<string> = new Set([
  'tasks.finish',
  'tasks.bulkFinish',
  'drafts.save',
  'catalogue.startRequest',
  'catalogue.startRequestFor',
  'catalogue.startWithAttachments',
]);

/** Maximum JSON size of calls that may send more than one mebibyte, in mebibytes. */
const largerJson: Readonly<Record<string, number>> = {
  // the contents of file fields, as data URLs
  ...Object.fromEntries([...takesForms].map((id) => [id, 16])),
  // a process may have hundreds of steps
  'processes.publish': 4,
};

/** Maximum size of a file of an endpoint in bytes. */
const fileLimitOf = ({ id }: Endpoint, attachmentMaxBytes: number): number =>
  id === 'imports.create' ? importFileMaxBytes : attachmentMaxBytes;

/**
 * Maximum request body of an endpoint in bytes. A multipart body may contain several files, each within its own limit.
 */
function bodyLimitOf(endpoint: Endpoint, attachmentMaxBytes: number): number {
  if (endpoint.id === 'imports.create') return importFileMaxBytes + mebibyte;
  if (endpoint.bodyKind === 'multipart') return 4 * attachmentMaxBytes + 16 * mebibyte;
  return (largerJson[endpoint.id] ?? 1) * mebibyte;
}

/** The raw body of a request, read once, for parsing and for comparing idempotency keys. */
export interface RawBody {
  readonly kind: 'none' | 'json' | 'multipart';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly form: MultipartForm | null;
}

/** Reads the body an endpoint declares, within the limits. The caller must dispose of a form at the end of the call. */
export async function readRawBody(...given: Parameters<typeof readDeclared>): Promise<RawBody> {
  try {
    return await readDeclared(...given);
  } catch (cause) {
    const [, request] = given;
    if (cause instanceof ServiceError || !isBrokenOff(request)) throw cause;
    // its code is that of a lost connection, such as to the database, which would be logged as a failure of the server
    throw new ServiceError(400, 'VALIDATION_ERROR', 'A chamada terminou antes do fim do seu corpo.', { cause });
  }
}

async function readDeclared(
  endpoint: Endpoint,
  request: Request,
  attachmentMaxBytes: number,
  readMultipart: MultipartReader,
): Promise<RawBody> {
  const empty = new Uint8Array();
  if (!endpoint.body) return { kind: 'none', bytes: empty, form: null };
  const bodyBytes = bodyLimitOf(endpoint, attachmentMaxBytes);
  if (endpoint.bodyKind !== 'multipart') {
    return { kind: 'json', bytes: await readBody(request, bodyBytes, false), form: null };
  }
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data')) {
    throw new InvalidInputError('O corpo da chamada deve ser multipart/form-data.');
  }
  const form = await readMultipart(request, { bodyBytes, fileBytes: fileLimitOf(endpoint, attachmentMaxBytes) });
  return { kind: 'multipart', bytes: empty, form };
}

const brokenJson = (cause: unknown) =>
  new ServiceError(400, 'VALIDATION_ERROR', 'O corpo da chamada não é um JSON válido.', { cause });

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw brokenJson(cause);
  }
}

const largeBytes = 256 * 1024;

/**
 * Yields to other calls between two steps of reading a large body: each step takes up to 100 ms for 16 MiB, and
 * running all of them at once would block every other call.
 */
async function takeTurns({ bytes }: RawBody): Promise<void> {
  if (bytes.byteLength > largeBytes) await new Promise((resolve) => setTimeout(resolve));
}

/** Parses a JSON body. Refuses it before parsing if its shape exceeds the limits. */
async function parseJson(raw: RawBody): Promise<unknown> {
  const text = decode(raw.bytes);
  await takeTurns(raw);
  const problem = checkJsonShape(text);
  if (problem !== null) throw new InvalidInputError(jsonShapeMessages[problem]);
  await takeTurns(raw);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw brokenJson(cause);
  } finally {
    await takeTurns(raw);
  }
}

/** Returns the parts by name; a name whose schema is a list collects all its parts. */
function formToObject({ parts }: MultipartForm, schema: Schema): Record<string, unknown> {
  const definition = schema._zod.def;
  const shape = 'shape' in definition ? (definition.shape as Readonly<Record<string, Schema>>) : {};
  const entries: [string, unknown][] = [];
  for (const [name, part] of Object.entries(shape)) {
    const values = parts.filter((sent) => sent[0] === name).map((sent) => sent[1]);
    if (part._zod.def.type === 'array') entries.push([name, values]);
    else if (values.length > 0) entries.push([name, values[0]]);
  }
  return Object.fromEntries(entries);
}

/** Invalid inputs: those to list, and the number of others. */
interface Problems {
  readonly listed: InvalidField[];
  omitted: number;
}

function parsePart(schema: Schema | undefined, value: unknown, problems: Problems, isForm = false): unknown {
  if (!schema) return undefined;
  const broken = findBrokenTexts(value);
  if (broken.length > 0) {
    problems.listed.push(...broken);
    return undefined;
  }
  const result = z.safeParse(schema, value);
  if (result.success) {
    // a part of a form may be JSON, whose texts exist only after parsing
    if (isForm) problems.listed.push(...findBrokenTexts(result.data));
    return result.data;
  }
  const { issues } = result.error;
  // only listed issues are described: there may be as many issues as values
  problems.listed.push(...describeIssues(issues.slice(0, listedProblemsMax), value));
  problems.omitted += Math.max(0, issues.length - listedProblemsMax);
  return undefined;
}

/** A parsed request. The endpoint's schemas determine the types of its parts. */
export interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Parses params, query and body with the endpoint's schemas.
 *
 * @throws `InvalidInputError` 400 VALIDATION_ERROR listing every invalid input.
 */
export async function parseRequest(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  url: URL,
  raw: RawBody,
): Promise<ParsedRequest> {
  const problems: Problems = { listed: findUndecodable(url, endpoint.path), omitted: 0 };
  refuse(problems);
  const body = endpoint.body ? await bodyValue(endpoint.body, raw, endpoint.bodyOptional === true) : undefined;
  const parsed = {
    params: parsePart(endpoint.params, params, problems),
    query: parsePart(endpoint.query, Object.fromEntries(url.searchParams), problems),
    body: endpoint.body ? parsePart(endpoint.body, body, problems, raw.form !== null) : undefined,
  };
  refuse(problems);
  return parsed;
}

function refuse({ listed, omitted }: Problems): void {
  if (listed.length === 0) return;
  throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', listed, omitted);
}

async function bodyValue(schema: Schema, raw: RawBody, isOptional: boolean): Promise<unknown> {
  if (raw.form) return formToObject(raw.form, schema);
  return isOptional && raw.bytes.byteLength === 0 ? {} : parseJson(raw);
}
