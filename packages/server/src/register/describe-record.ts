import type { RegisterKind, RegisterRecord } from '@tramita/client/contract';
import type { Db } from '../db/connection/db.ts';
import { findRegisterRow, type RegisterRow } from '../db/people/register.ts';
import { NotFoundError } from '../errors.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Converts a record to its form in the contract; parts that its kind does not have are left out. */
export const describeRecord = ({ id, name, active, source, ...parts }: RegisterRow): RegisterRecord => ({
  id,
  name,
  active,
  source,
  ...('code' in parts && { code: text(parts.code) }),
  ...('state' in parts && { state: text(parts.state) }),
  ...('city' in parts && { city: text(parts.city) }),
  ...(typeof parts.timeZone === 'string' && { timeZone: parts.timeZone }),
  ...('calendar' in parts && { calendar: typeof parts.calendar === 'number' ? parts.calendar : null }),
  ...(typeof parts.restrictsMenu === 'boolean' && { restrictsMenu: parts.restrictsMenu }),
  ...('icon' in parts && { icon: text(parts.icon) }),
  ...('color' in parts && { color: text(parts.color) }),
  ...('description' in parts && { description: text(parts.description) }),
});

/** Returns the record of a kind with an identifier. @throws NotFoundError if it does not exist */
export async function readRecord(db: Db, kind: RegisterKind, id: number): Promise<RegisterRecord> {
  const row = await findRegisterRow(db, kind, id);
  if (!row) throw new NotFoundError('Não encontramos este registro');
  return describeRecord(row);
}
