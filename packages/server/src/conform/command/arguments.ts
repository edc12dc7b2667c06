import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { ConformError, type ConformOptions } from '../conform.ts';
import { type Role, roles } from '../roles.ts';
import { argumentProblem } from './argument-problem.ts';

export const formats = ['table', 'junit', 'json'] as const;
export type Format = (typeof formats)[number];

/** The parsed command line of `tramita conform`. */
export interface ConformArguments {
  readonly format: Format;
  /** File for the report; undefined prints it. */
  readonly output: string | undefined;
  readonly options: Omit<ConformOptions, 'fetch' | 'signal' | 'onResult'>;
}

const text = { type: 'string' } as const;
const flags = {
  api: text,
  token: { type: 'string', multiple: true },
  tokens: text,
  origin: text,
  only: { type: 'string', multiple: true },
  prefix: text,
  format: text,
  output: text,
  timeout: text,
  'max-requests': text,
  'max-seconds': text,
  'attachment-mb': text,
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (cause) {
    throw new ConformError(`${argumentProblem(cause)} Veja as opções com tramita conform --help.`, { cause });
  }
}

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** Reads `role=token`; a token without a role is the requester's. */
function readToken(given: string): readonly [Role, string] {
  const [name = '', ...rest] = given.split('=');
  const isPlain = !/^[a-z]+=./.test(given);
  if (isPlain) return ['requester', given];
  if (!isRole(name)) throw new ConformError(`Não há o papel "${name}"; use um destes: ${roles.join(', ')}.`);
  return [name, rest.join('=')];
}

/** Reads the file of `--tokens`: a JSON object with a token per role. */
function readTokens(path: string): Partial<Record<Role, string>> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ConformError(`O arquivo ${path} não pode ser lido como JSON.`, { cause });
  }
  const { data } = z.safeParse(z.partialRecord(z.enum(roles), z.string().check(z.minLength(1))), content);
  if (!data) throw new ConformError(`O arquivo ${path} deve ter um token por papel: ${roles.join(', ')}.`);
  return data;
}

function readNumber(flag: string, given: string | undefined, byDefault: number, most: number): number {
  const value = given === undefined ? byDefault : Number(given);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new ConformError(`--${flag} deve ser um número de 1 a ${most}.`);
  }
  return value;
}

function readAddress(flag: string, given: string): URL {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new ConformError(`--${flag} deve ser um endereço http ou https, sem usuário, parâmetros e fragmento.`);
  }
  return url;
}

/** Adds letters that differ from run to run, because a name that a run leaves in the server cannot be used again. */
const newPrefix = (start: string): string => `${start.trim()} ${crypto.randomUUID().slice(0, 6)}`;

/** @throws {ConformError} with a Portuguese sentence */
export function readArguments(args: readonly string[]): ConformArguments {
  const given = parse(args);
  if (given.api === undefined) throw new ConformError('Informe o endereço da API: --api https://api.example.com.');
  const { origin: host, pathname } = readAddress('api', given.api);
  const format = formats.find((known) => known === (given.format ?? 'table'));
  if (!format) throw new ConformError(`--format deve ser um destes: ${formats.join(', ')}.`);
  const prefix = given.prefix ?? 'Conformidade';
  if (!/^[A-Za-z0-9][A-Za-z0-9 ]{0,19}$/.test(prefix)) {
    throw new ConformError('--prefix deve ter de 1 a 20 letras sem acento, números e espaços.');
  }
  return {
    format,
    output: given.output,
    options: {
      api: `${host}${pathname.replace(/\/+$/, '')}`,
      tokens: {
        ...(given.tokens === undefined ? {} : readTokens(given.tokens)),
        ...Object.fromEntries((given.token ?? []).map(readToken)),
      },
      origin: given.origin === undefined ? undefined : readAddress('origin', given.origin).origin,
      prefix: newPrefix(prefix),
      only: (given.only ?? []).flatMap((list) => list.split(',')),
      attachmentMaxBytes: readNumber('attachment-mb', given['attachment-mb'], 10, 100) * 1024 * 1024,
      patienceMs: 20_000,
      timeoutMs: readNumber('timeout', given.timeout, 30, 600) * 1000,
      maxRequests: readNumber('max-requests', given['max-requests'], 5000, 100_000),
      maxMs: readNumber('max-seconds', given['max-seconds'], 900, 86_400) * 1000,
    },
  };
}
