import type { Import } from '@tramita/client/contract';
import type { Locale } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import type { ImportRow } from '../db/imports/imports.ts';
import { translate } from '../text/translate.ts';
import { limitsOf } from './import-limits.ts';

/** Converts an import to its form in the contract. */
export function describeImport(row: ImportRow, services: Services, locale: Locale): Import {
  const { result } = row;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    fileName: row.file_name,
    source: { key: row.source, name: row.source_name },
    complete: row.complete,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by === null ? null : { id: row.created_by, completeName: row.author_name ?? '' },
    checkedAt: row.checked_at?.toISOString() ?? null,
    appliedAt: row.applied_at?.toISOString() ?? null,
    format: row.format,
    lines: row.lines,
    counts: result?.counts ?? null,
    tabs: result && {
      new: result.counts.created,
      changed: result.counts.changed + result.counts.reactivated,
      deactivated: result.counts.deactivated,
      access: result.access.any,
      errors: result.errors,
    },
    access: result && { gains: result.access.gains, loses: result.access.loses },
    attributes: [...(result?.attributes ?? [])],
    ignoredColumns: [...(result?.ignoredColumns ?? [])],
    warnings: (result?.warnings ?? []).map((warning) => translate(warning, locale)),
    confirmations: limitsOf(row, services),
    applicable: row.status === 'CHECKED' && (result?.validLines ?? 0) > 0,
    failure: row.failure && { code: row.failure.code, message: translate(row.failure.text, locale) },
  };
}
