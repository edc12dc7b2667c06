import type { Update, UpdateAttachment } from '@tramita/client/contract';
import { canManageUpdates } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import type { UpdateRow } from '../db/updates/updates.ts';
import { findUpdateParts, type UpdateAttachmentRow, type UpdateParts } from '../db/updates/updates-parts.ts';
import type { SessionUser } from '../identity/authenticator.ts';
import { idsOf, revisionOf } from '../record-revision.ts';

/**
 * Converts updates to the form the caller may see: number of reads, schedule and audience only for users who write
 * updates.
 */
export async function describeUpdates(db: Db, rows: readonly UpdateRow[], user: SessionUser): Promise<Update[]> {
  const isEditor = canManageUpdates(user);
  const ids = rows.map(({ id }) => id);
  const parts = await findUpdateParts(db, ids, isEditor);
  const described = rows.map(
    (row): Update => ({
      id: row.id,
      title: row.title,
      description: row.description,
      createdAt: row.shown_at.toISOString(),
      createdBy: { completeName: row.author },
      attachments: (parts.attachments.get(row.id) ?? []).map(describeAttachment),
      ...(isEditor ? forEditors(row, parts) : {}),
    }),
  );
  if (!isEditor) return described;
  return Promise.all(described.map(async (update) => ({ ...update, revision: await revisionOf(editedParts(update)) })));
}

const editedParts = ({ title, description, publishAt, expiresAt, groups, departments, attachments }: Update) => [
  title,
  description,
  publishAt,
  expiresAt,
  idsOf(groups ?? []),
  idsOf(departments ?? []),
  idsOf(attachments),
];

function forEditors({ id, views, publish_at, expires_at }: UpdateRow, { groups, departments }: UpdateParts) {
  const named = groups.get(id)?.map((group) => ({ id: group.id, name: group.name }));
  const areas = departments.get(id)?.map((area) => ({ id: area.id, description: area.description }));
  return {
    viewsCount: views,
    ...(publish_at ? { publishAt: publish_at.toISOString() } : {}),
    ...(expires_at ? { expiresAt: expires_at.toISOString() } : {}),
    ...(named ? { groups: named } : {}),
    ...(areas ? { departments: areas } : {}),
  };
}

function describeAttachment({ id, name, type, size }: UpdateAttachmentRow): UpdateAttachment {
  if (type === 'VIDEO') return { id, name, path: name, type };
  const path = `/v1/updates/attachments/${id}/${encodeURIComponent(name)}`;
  return { id, name, path, type, ...(size === null ? {} : { size }) };
}
