import type { endpoints, ParsedRequestOf, WorkflowModel } from '@tramita/client/contract';
import { modelOfPublish } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { type LastVersionRow, lockProcesses } from '../db/processes/processes.ts';
import { writeScenarios } from '../db/processes/processes-scenarios.ts';
import type { AnswerOf } from '../handlers.ts';
import { publicationAudit } from './audit-process.ts';
import { type CheckedModel, checkModel, processInvalid } from './check-model.ts';
import { type Place, placeProblems, requirePublisher } from './check-place.ts';
import { nameAddressees, referenceProblems } from './check-references.ts';
import { processOutdated } from './process-outdated.ts';
import { readLastVersion } from './read-version.ts';
import { normalizedModel } from './storable-model.ts';
import { withStoredSecrets } from './stored-secrets.ts';
import { requireKind, writeVersion } from './write-version.ts';

type Call = (typeof endpoints)['processes.publish'];

/**
 * Publishes a new process or the next version of one. Refuses an author who edited an older version than the last one,
 * so that of two concurrent authors the second gets a conflict.
 */
export async function publishProcess(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { parentId, knownVersion } = body;
  const sent = normalizedModel(modelOfPublish(body));
  // checked before the model too, because checking a large model takes long
  const known = parentId ? await readLastVersion(services.db, parentId) : null;
  await requirePublisher(services.db, user, findPlace(sent), known);
  const model = await withStoredSecrets(services.db, sent, parentId ?? null, context.locale);
  const checked = checkModel(model, context.locale);
  return services.db.transaction().execute(async (tx) => {
    await lockProcesses(tx);
    const last = parentId ? await readLastVersion(tx, parentId) : null;
    const place = findPlace(model);
    if (place === null) throw new Error('A process without department or sector passed its checks');
    await requirePublisher(tx, user, place, last);
    requireKind(last, 'modeled');
    const definition = await checkSurroundings(tx, checked, place, last);
    if (last && knownVersion !== undefined && knownVersion < last.version) throw processOutdated(last.version);
    const written = await writeVersion(tx, last, {
      title: model.title,
      description: model.description,
      url: null,
      category_id: model.category?.id ?? null,
      active: model.active,
      department_id: place.department,
      sector_id: place.sector,
      initializer_group_id: model.initializerGroup?.id ?? null,
      has_nps: model.hasNps ?? false,
      spreadsheet_bool: model.spreadsheetBool,
      spreadsheet_url: model.spreadsheetUrl || null,
      assigneeStatuses: model.assigneeStatuses,
      definition,
      created_by: user.id,
      created_at: services.now(),
    });
    // a client without support for scenarios sends none, and the stored ones are kept
    if (model.scenarios.length > 0) await writeScenarios(tx, written.parentId, model.scenarios);
    await writeAudit(tx, fromCall(context), await publicationAudit(tx, last, written.id));
    return { id: written.id, version: written.version };
  });
}

const findPlace = ({ department, sector }: WorkflowModel): Place | null =>
  department && sector ? { department: department.id, sector: sector.id } : null;

async function checkSurroundings(
  tx: Db,
  { model, definition }: CheckedModel,
  place: Place,
  last: LastVersionRow | null,
) {
  const named = await nameAddressees(tx, definition);
  const problems = [
    ...(await placeProblems(tx, place, last)),
    ...(await referenceProblems(tx, {
      category: model.category?.id ?? null,
      initializerGroup: model.initializerGroup?.id ?? null,
      assigneeStatuses: model.assigneeStatuses,
      calendar: definition.calendar?.id ?? null,
    })),
    ...named.problems,
  ];
  if (problems.length > 0) throw processInvalid(problems);
  return named.definition;
}
