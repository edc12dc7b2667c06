import type { UpdateAttachmentType } from '@tramita/client/contract';
import type { ColumnType, Generated } from 'kysely';

/** An update. `description` is sanitised HTML. */
export interface UpdatesTable {
  id: Generated<number>;
  title: string;
  description: string;
  created_by: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Hidden before this time; null: shown since it was written. */
  publish_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Hidden from this time on. */
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Shown only to the groups and departments it is addressed to. */
  targeted: Generated<boolean>;
}

export interface UpdateViewsTable {
  update_id: number;
  user_id: number;
}

export interface UpdateGroupsTable {
  update_id: number;
  group_id: number;
}

export interface UpdateDepartmentsTable {
  update_id: number;
  department_id: number;
}

/** A picture or file of an update, or the address of a video, which has no bytes here. */
export interface UpdateAttachmentsTable {
  id: Generated<number>;
  update_id: number;
  type: UpdateAttachmentType;
  /** File name; for a video its address. */
  name: string;
  storage_key: string | null;
  content_type: string | null;
  size: number | null;
  /** Hexadecimal. */
  sha256: string | null;
}
