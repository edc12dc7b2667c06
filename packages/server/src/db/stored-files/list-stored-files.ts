import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A file that the database refers to. */
export interface StoredFile {
  readonly key: string;
  /** Bytes; null if the row does not state it. */
  readonly size: number | null;
  /** Hexadecimal; null if the row does not state it. */
  readonly sha256: string | null;
  readonly contentType: string;
}

const anyType = 'application/octet-stream';

/**
 * Returns every file that the database refers to: attachments of requests and updates, contents of file fields, parts
 * of exports. The reference to the content of a file field states its size and hash.
 */
export async function listStoredFiles(db: Db): Promise<StoredFile[]> {
  const { rows } = await sql<{ key: string; size: string | null; sha256: string | null; type: string | null }>`
    select storage_key as key, size::text, sha256, content_type as type from attachments
    union all
    select storage_key, size::text, sha256, content_type from update_attachments where storage_key is not null
    union all
    select f.storage_key, r.size, r.sha256, null
    from (select distinct storage_key from form_files) f
    left join (
      select distinct 'form-files/' || found[1] as key, found[2] as sha256, found[3] as size
      from (select data as content from instances union all select values from task_drafts) contents,
        regexp_matches(content::text, ';tramita-file=([0-9a-f-]{36})_([0-9a-f]{64})_([0-9]{1,12});base64,', 'g') as found
    ) r on r.key = f.storage_key
    union all
    select part, case when cardinality(parts) = 1 then size::text end, null, null from exports, unnest(parts) as part`.execute(
    db,
  );
  return rows.map(({ key, size, sha256, type }) => ({
    key,
    size: size === null ? null : Number(size),
    sha256,
    contentType: type ?? anyType,
  }));
}
