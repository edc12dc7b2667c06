import { ConfigError } from './config-error.ts';

/** Options of `import` and `export`. */
export interface TransferOptions {
  readonly apply: boolean;
  readonly template: boolean;
  readonly format: 'csv' | 'xlsx';
  readonly source: string | undefined;
  readonly complete: boolean;
  readonly allOrNothing: boolean;
  readonly confirmDeactivations: number | undefined;
  readonly confirmRoleChanges: number | undefined;
  /** Path of the report of errors. */
  readonly errors: string | undefined;
}

/** Flags of the options, for `parseArgs`. */
export const importFlags = {
  apply: { type: 'boolean' },
  template: { type: 'boolean' },
  format: { type: 'string' },
  source: { type: 'string' },
  complete: { type: 'boolean' },
  'all-or-nothing': { type: 'boolean' },
  'confirm-deactivations': { type: 'string' },
  'confirm-role-changes': { type: 'string' },
  errors: { type: 'string' },
} as const;

const textOf = (flag: unknown): string | undefined => (typeof flag === 'string' ? flag : undefined);

function countOf(flags: Readonly<Record<string, unknown>>, name: keyof typeof importFlags): number | undefined {
  const text = textOf(flags[name]);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`--${name} deve ser um número.`);
  return Number(text);
}

/** Returns the options among parsed flags. @throws {ConfigError} for an invalid one */
export function readTransferOptions(flags: Readonly<Record<string, unknown>>): TransferOptions {
  const format = textOf(flags['format']) ?? 'csv';
  if (format !== 'csv' && format !== 'xlsx') throw new ConfigError('--format deve ser csv ou xlsx.');
  return {
    apply: flags['apply'] === true,
    template: flags['template'] === true,
    format,
    source: textOf(flags['source']),
    complete: flags['complete'] === true,
    allOrNothing: flags['all-or-nothing'] === true,
    confirmDeactivations: countOf(flags, 'confirm-deactivations'),
    confirmRoleChanges: countOf(flags, 'confirm-role-changes'),
    errors: textOf(flags['errors']),
  };
}
