import { auditValueTexts, masks } from '@tramita/client/rules';
import type { AuditChange } from '../db/tables/audit-tables.ts';

/** Replaces the value of a secret. */
const hiddenValue = auditValueTexts.hidden;

const secretName = /secret|senha|password|token|authori[sz]ation|credential|private_?key|api[-_]?key|^segredo$|cookie/i;
const cpfName = /^(cpf|custom2)$/i;

// not a part of a longer number
const formattedCpf = /(?<![\d.])\d{3}\.(\d{3})\.(\d{3})-\d{2}(?!\d)/g;
const plainCpf = /(?<!\d)\d{11}(?!\d)/g;
const inAddress = /([?&;](?:code|[\w-]*(?:token|secret|key|password|senha|sig(?:nature)?)[\w-]*)=)[^&;\s#]+/gi;
/** Matches every text that can contain a secret. Most texts do not match, so the patterns of secrets are skipped for them. */
const suspicious = /\d{11}|\d{3}\.\d{3}\.|=|bearer|basic/i;
const bearer = /\b(Bearer|Basic)\s+[\w~+/.=-]{8,}/gi;

const masked = (digits: string): string => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;

/** Returns a text with masked CPFs, without credentials of headers and of addresses. */
export function hideSecretsInText(text: string): string {
  if (!suspicious.test(text)) return text;
  return text
    .replace(formattedCpf, (cpf) => masked(cpf.replaceAll(/\D/g, '')))
    .replace(plainCpf, (digits) => (masks.cpf.isValid(masks.cpf.format(digits)) ? masked(digits) : digits))
    .replace(bearer, `$1 ${hiddenValue}`)
    .replace(inAddress, `$1${hiddenValue}`);
}

/** Returns a change that shows only whether the attribute had a value before and has one after. */
export const hideValues = <Change extends AuditChange>(change: Change): Change => ({
  ...change,
  before: change.before === null ? null : hiddenValue,
  after: change.after === null ? null : hiddenValue,
});

/** Returns a change without secrets: values whose name says that they are secret, at any depth, and masked CPFs. */
export const hideSecrets = <Change extends AuditChange>(change: Change): Change => ({
  ...change,
  before: hidden(change.attribute, change.before),
  after: hidden(change.attribute, change.after),
});

function hidden(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (secretName.test(name)) return hiddenValue;
  if (typeof value === 'string') return cpfName.test(name) ? hiddenCpf(value) : hideSecretsInText(value);
  if (Array.isArray(value)) return value.map((item) => hidden('', item));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return hiddenNumber(value);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(key, item)]));
}

/** A CPF may arrive as a number. */
function hiddenNumber(value: number): unknown {
  const text = hideSecretsInText(String(value));
  return text === String(value) ? value : text;
}

/** Masks a value that must be a CPF, also with wrong check digits or another punctuation. */
function hiddenCpf(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length === 11 ? masked(digits) : digits.length > 0 ? '***' : value;
}
