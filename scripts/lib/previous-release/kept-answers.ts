import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Part of a form: a text, or a file. */
type FormPart = string | { readonly name: string; readonly type: string; readonly text: string };

/** A call, as it can be stored. */
export interface KeptCall {
  readonly id: string;
  /** User name; null without a token. */
  readonly by: string | null;
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly form?: readonly (readonly [name: string, part: FormPart])[];
}

/** A response: its status, and the value of its JSON, or type and hash of another body. */
export interface KeptAnswer {
  readonly status: number;
  readonly value: unknown;
}

/** Rows of the previous release with the calls that were made to it. */
export interface KeptPlace {
  /** Rows of each table, as JSON. */
  readonly tables: Readonly<Record<string, readonly object[]>>;
  /** Last value of each sequence that was used. */
  readonly sequences: Readonly<Record<string, number>>;
  /** Contents of stored files by their key. */
  readonly files: Readonly<Record<string, string>>;
  /** The server's time in ISO 8601. */
  readonly now: string;
  readonly calls: readonly (KeptCall & { readonly answer: KeptAnswer })[];
}

/** Rows and answers of the previous release; written by scripts/keep-answers.mjs. */
export interface KeptRelease {
  /** Name of its last migration. */
  readonly migration: string;
  readonly places: Readonly<Record<string, KeptPlace>>;
}

/** In place of a value that differs each time, such as a new id. */
const random = { $random: true } as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRandom = (value: unknown): boolean => isRecord(value) && value['$random'] === true;

/** Returns the rows and answers of the previous release. */
export const readKeptRelease = (): KeptRelease =>
  JSON.parse(gunzipSync(readFileSync(new URL('./answers.json.gz', import.meta.url))).toString());

/** Returns the options for `fetch` that make a call. */
export function requestOf({ method, json, form }: KeptCall): RequestInit {
  if (form) {
    const body = new FormData();
    for (const [name, part] of form) {
      body.append(name, typeof part === 'string' ? part : new File([part.text], part.name, { type: part.type }));
    }
    return { method, body };
  }
  if (json === undefined) return { method };
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
}

/** Returns the body of a call in a form that can be stored. */
export async function keptBody(body: unknown): Promise<Pick<KeptCall, 'json' | 'form'>> {
  if (!(body instanceof FormData)) return body === undefined ? {} : { json: body };
  const form: [string, FormPart][] = [];
  for (const [name, part] of body.entries()) {
    form.push([name, typeof part === 'string' ? part : { name: part.name, type: part.type, text: await part.text() }]);
  }
  return { form };
}

/** Reads a response. */
export async function readAnswer(response: Response): Promise<KeptAnswer> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return { status: response.status, value: await response.json() };
  const bytes = new Uint8Array(await response.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { status: response.status, value: { type, length: bytes.length, hash } };
}

/** Returns the first of two answers to the same call, with marks in place of the values that differ. */
export function stablePart(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.map((item, index) => stablePart(item, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, stablePart(value, other[name])]));
  }
  return JSON.stringify(one) === JSON.stringify(other) ? one : random;
}

/** Returns a line for each value of an earlier answer that is missing or different now; ignores added properties. */
export function lostValues(before: unknown, now: unknown, path = ''): string[] {
  if (isRandom(before)) return now === undefined || now === null ? [`${path} is missing`] : [];
  if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length !== now.length) return [`${path} has ${now.length} items instead of ${before.length}`];
    return before.flatMap((item, index) => lostValues(item, now[index], `${path}[${index}]`));
  }
  if (isRecord(before) && isRecord(now)) {
    return Object.entries(before).flatMap(([name, value]) => lostValues(value, now[name], `${path}.${name}`));
  }
  const [was, is] = [JSON.stringify(before), JSON.stringify(now)];
  return was === is ? [] : [`${path} is ${is} instead of ${was}`];
}
