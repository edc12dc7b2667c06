import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { maskSecrets, modelOfDefinition, spreadsheetIdOf, withoutIntegrations } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findVersionForEditing } from '../db/processes/processes.ts';
import { findScenarios } from '../db/processes/processes-scenarios.ts';
import type { AnswerOf } from '../handlers.ts';
import { mayPublish } from './check-place.ts';
import { processNotFound, readLastVersion } from './read-version.ts';

type Call = (typeof endpoints)['processes.get'];

/**
 * Returns one version of a process for editing, with placeholders for the values its integrations send. Users who are
 * not responsible for it get it without integrations. @throws NotFoundError if it does not exist
 */
export async function getProcess(
  { services: { db }, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const row = await findVersionForEditing(db, params.id);
  if (!row) throw processNotFound();
  const last = await readLastVersion(db, row.id);
  const model = modelOfDefinition(row.definition);
  const seesIntegrations = await mayPublish(db, user, null, last);
  return {
    id: row.id,
    parentId: row.parent_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name === null ? null : { completeName: row.created_by_name },
    isLastVersion: row.is_last_version,
    lastVersion: { id: last.id, version: last.version, department: last.department, sector: last.sector },
    url: row.url,
    spreadsheetId: spreadsheetIdOf(row.spreadsheet_url ?? ''),
    title: row.title,
    description: row.description ?? '',
    active: row.active,
    category: row.category,
    initializerGroup: row.initializer_group,
    assigneeStatuses: row.assignee_statuses,
    department: row.department,
    sector: row.sector,
    hasNps: row.has_nps,
    spreadsheetBool: row.spreadsheet_bool,
    spreadsheetUrl: row.spreadsheet_url ?? '',
    scenarios: await findScenarios(db, row.parent_id),
    ...(seesIntegrations ? maskSecrets(model) : { withoutIntegrations: true, ...withoutIntegrations(model) }),
  };
}
