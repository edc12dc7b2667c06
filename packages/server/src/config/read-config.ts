import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { argumentProblem } from '../conform/command/argument-problem.ts';
import type { S3Settings } from '../files/s3-file-store.ts';
import type { SmtpSettings } from '../mail/smtp-sender.ts';
import { ConfigError } from './config-error.ts';
import { smtpOf } from './read-smtp.ts';
import type { Setting } from './setting.ts';
import { type SettingValues, settings } from './settings.ts';
import { importFlags, readTransferOptions, type TransferOptions } from './transfer-options.ts';

export { ConfigError } from './config-error.ts';

export const commands = [
  'serve',
  'new',
  'token',
  'seed',
  'restore',
  'move',
  'verify',
  'admin',
  'doctor',
  'import',
  'export',
  'privacy',
] as const;
export type Command = (typeof commands)[number];

/** Arguments that a command takes after its name. @default 0 */
const argumentsOf: Readonly<Partial<Record<Command, number>>> = {
  new: 1,
  restore: 1,
  admin: 1,
  import: 2,
  export: 1,
  privacy: 1,
};

/** The parsed command line. */
export interface CommandLine {
  readonly command: Command | 'help' | 'version';
  /** Arguments after the command. */
  readonly rest: readonly string[];
  /** `--user` of `token`. */
  readonly user: string | undefined;
  /** Options of `admin`. */
  readonly admin: { readonly name: string | undefined; readonly list: boolean };
  /** Options of `move`. */
  readonly move: { readonly to: string | undefined; readonly files: boolean; readonly restart: boolean };
  /** `--sample` of `verify`: how many files to read; all if undefined. */
  readonly sample: number | undefined;
  /** `--json` of `doctor`. */
  readonly json: boolean;
  /** Options of `import` and `export`. */
  readonly transfer: TransferOptions;
  readonly config: Config;
}

/** Settings as the server uses them. */
export interface Config extends SettingValues {
  /** Absolute path. */
  readonly dataDir: string;
  /** The external issuer; null for the embedded provider. */
  readonly externalIssuer: { issuer: string; clientId: string; audience: string } | null;
  /** Null if files are stored in the data folder. */
  readonly s3: S3Settings | null;
  /** Null if mail stays in the outbox. */
  readonly smtp: SmtpSettings | null;
  /** Whether an embedded database is used although it was moved to Postgres. */
  readonly force: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const entries = Object.entries(settings) as [keyof SettingValues, Setting<unknown>][];

function parseFlags(args: readonly string[]) {
  const options = Object.fromEntries(entries.map(([, { flag }]) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...options,
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        user: { type: 'string' },
        to: { type: 'string' },
        files: { type: 'boolean' },
        restart: { type: 'boolean' },
        force: { type: 'boolean' },
        sample: { type: 'string' },
        name: { type: 'string' },
        list: { type: 'boolean' },
        json: { type: 'boolean' },
        ...importFlags,
      },
    });
  } catch (error) {
    throw new ConfigError(`${argumentProblem(error)} Veja as opções com --help.`, { cause: error });
  }
}

function readValues(flags: Readonly<Record<string, unknown>>, env: Environment): SettingValues {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of entries) {
    const given = flags[setting.flag] ?? (env[setting.env]?.trim() || undefined);
    const result = z.safeParse(setting.schema, given);
    if (!result.success) {
      const shown = /SECRET|DATABASE_URL|SMTP_URL|WEBHOOK/.test(setting.env) ? '' : `; recebido: "${String(given)}"`;
      throw new ConfigError(`${setting.env} (--${setting.flag}) deve ser ${setting.expected}${shown}.`);
    }
    values[name] = result.data;
  }
  // one value for each setting, parsed by its own schema
  return values as SettingValues;
}

function externalIssuerOf(values: SettingValues): Config['externalIssuer'] {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcAudience: audience } = values;
  if (!issuer) return null;
  if (!clientId || !audience) {
    throw new ConfigError('Com OIDC_ISSUER informe também OIDC_CLIENT_ID e OIDC_AUDIENCE.');
  }
  if (values.oidcRoleMap.length > 0 && !values.oidcRolesClaim) {
    throw new ConfigError('Com OIDC_ROLE_MAP informe também OIDC_ROLES_CLAIM.');
  }
  return { issuer, clientId, audience };
}

function s3Of(values: SettingValues): S3Settings | null {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3AccessKeyId, s3SecretAccessKey } = values;
  const given = [endpoint, bucket, s3AccessKeyId, s3SecretAccessKey];
  if (given.every((value) => value === undefined)) return null;
  if (!endpoint || !bucket || !s3AccessKeyId || !s3SecretAccessKey) {
    throw new ConfigError(
      'Para usar S3 informe S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY; falta pelo menos um.',
    );
  }
  const { s3Region: region, s3Prefix: prefix } = values;
  return { endpoint, bucket, region, prefix, accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey };
}

const textOf = (flag: unknown): string | undefined => (typeof flag === 'string' ? flag : undefined);

function sampleOf(text: string | undefined): number | undefined {
  if (text === undefined || text === 'all') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConfigError('--sample deve ser um número a partir de 1, ou all.');
  return Number(text);
}

/**
 * Reads flags, then environment, then defaults; an empty variable counts as not set.
 *
 * @throws {ConfigError} with the name of the setting and its expected value
 */
export function readCommandLine(args: readonly string[], env: Environment, cwd: string): CommandLine {
  const { values: flags, positionals } = parseFlags(args);
  const [word = 'serve', ...rest] = positionals;
  const command = commands.find((known) => known === word);
  if (!command) throw new ConfigError(`O comando "${word}" não existe. Veja os comandos com --help.`);
  const extra = rest[argumentsOf[command] ?? 0];
  if (extra !== undefined) {
    throw new ConfigError(`O argumento "${extra}" está sobrando em tramita ${command}. Veja o uso com --help.`);
  }
  const values = readValues(flags, env);
  return {
    command: flags.help ? 'help' : flags.version ? 'version' : command,
    rest,
    user: textOf(flags.user),
    admin: { name: textOf(flags.name), list: flags.list === true },
    move: { to: textOf(flags.to), files: flags.files === true, restart: flags.restart === true },
    sample: sampleOf(textOf(flags.sample)),
    json: flags.json === true,
    transfer: readTransferOptions(flags),
    config: {
      ...values,
      dataDir: resolve(cwd, values.dataDir),
      externalIssuer: externalIssuerOf(values),
      s3: s3Of(values),
      smtp: smtpOf(values),
      force: flags.force === true,
    },
  };
}
