import type { FieldProblem, RegisterKind, RegisterRecord, registerBodySchema } from '@tramita/client/contract';
import { defaultTimeZone, registerProblems } from '@tramita/client/rules';
import type * as z from 'zod/mini';
import { findCalendar } from '../db/calendars/calendars.ts';
import type { Db } from '../db/connection/db.ts';
import { isRegisterTaken, type RegisterValues } from '../db/people/register.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import { managedElsewhere } from '../text/managed-elsewhere.ts';

/** A record as parsed by the contract. */
export type RegisterInput = z.output<typeof registerBodySchema>;

/** Parts that are stored as null if their text is empty. */
const clearable: ReadonlySet<string> = new Set(['code', 'state', 'city', 'icon', 'color', 'description']);

function storedForm(part: string, value: string | number | boolean | null) {
  if (typeof value !== 'string') return value;
  const text = value.trim().normalize('NFC');
  if (part === 'timeZone') return text === '' ? defaultTimeZone : text;
  return text === '' && clearable.has(part) ? null : text;
}

/**
 * Validates a record before it is written; `before` is null for a new one. Must run in a transaction that called
 * `lockRegister`, because names and codes are unique.
 *
 * @throws InvalidInputError with a message for each invalid part; ConflictError if another record has the name or code
 */
export async function checkRecord(
  tx: Db,
  kind: RegisterKind,
  input: RegisterInput,
  before: RegisterRecord | null,
): Promise<RegisterValues> {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(sent.map(([part, value]) => [part, storedForm(part, value ?? null)]));
  const { id, active, source, ...stored } = before ?? {};
  const problems = registerProblems({ ...stored, ...values }, kind);
  const fields = Object.entries(problems)
    .filter(([part]) => before === null || part in values)
    .map(([name, message]): FieldProblem => ({ name, message: message ?? '' }));
  if (typeof values['calendar'] === 'number' && !(await findCalendar(tx, values['calendar']))) {
    fields.push({ name: 'calendar', message: 'Este calendário não existe' });
  }
  const [first] = fields;
  if (first) throw new InvalidInputError(first.message, 'VALIDATION_ERROR', fields);
  await checkFree(tx, kind, 'name', values['name'], id ?? null);
  await checkFree(tx, kind, 'code', values['code'], id ?? null);
  return values as RegisterValues;
}

async function checkFree(tx: Db, kind: RegisterKind, part: 'name' | 'code', value: unknown, except: number | null) {
  if (typeof value !== 'string' || !(await isRegisterTaken(tx, kind, part, { value, except }))) return;
  const message = part === 'name' ? 'Já existe um registro com este nome' : 'Já existe um registro com este código';
  throw new ConflictError(message, 'CONFLICT', [{ name: part, message }]);
}

/** Checks that a record may be changed here. @throws ConflictError MANAGED_ELSEWHERE if it belongs to a source */
export function checkOwnRecord({ source }: RegisterRecord): void {
  if (source) throw new ConflictError(managedElsewhere(source.name), 'MANAGED_ELSEWHERE');
}
