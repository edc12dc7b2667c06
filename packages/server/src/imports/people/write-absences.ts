import { absenceNotificationOf } from '@tramita/client/engine';
import type { Db } from '../../db/connection/db.ts';
import { changesAbsences, writeAbsences } from '../../db/imports/apply-absences.ts';
import type { ImportPart } from '../../db/imports/imports.ts';
import { addAbsenceNotifications } from '../../db/messages/notifications.ts';

/** Who applies a file of people. */
interface Writer {
  readonly source: string;
  readonly at: Date;
  /** Null for a command. */
  readonly by: number | null;
}

/** Writes the absences of the people of a file and notifies the substitutes. */
export async function writeFileAbsences(tx: Db, parts: readonly ImportPart[], writer: Writer): Promise<void> {
  const [first] = parts;
  if (!first || !(await changesAbsences(tx, first.importId))) return;
  for (const part of parts) {
    const written = await writeAbsences(tx, { ...part, ...writer });
    const notifications = written.flatMap(({ name, from, to, substitutes }) => {
      const content = absenceNotificationOf('substituting', { name, from, to });
      return substitutes.map((userId) => ({ userId, content }));
    });
    await addAbsenceNotifications(tx, notifications, writer.at);
  }
}
