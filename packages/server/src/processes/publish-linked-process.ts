import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { linkedProcessProblems } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { lockProcesses } from '../db/processes/processes.ts';
import type { InvalidField } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { publicationAudit } from './audit-process.ts';
import { processInvalid } from './check-model.ts';
import { type Place, placeProblems, requirePublisher } from './check-place.ts';
import { referenceProblems } from './check-references.ts';
import { linkedChanges } from './linked-changes.ts';
import { processOutdated } from './process-outdated.ts';
import { readLastVersion } from './read-version.ts';
import { requireKind, writeVersion } from './write-version.ts';

type Call = (typeof endpoints)['processes.publishLinked'];
type Body = ParsedRequestOf<Call>['body'];

/**
 * Publishes a process with an external address, or its next version. Refuses an author who edited an older version than
 * the last one, and returns what changed since.
 */
export async function publishLinkedProcess(
  context: CallContext,
  { body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { parentId, assigneeStatuses, ...linked } = checkLinked(body);
  const { knownVersion } = body;
  return services.db.transaction().execute(async (tx) => {
    await lockProcesses(tx);
    const last = parentId ? await readLastVersion(tx, parentId) : null;
    const { place, category } = linked;
    await requirePublisher(tx, user, place, last);
    requireKind(last, 'linked');
    const problems = [
      ...(await placeProblems(tx, place, last)),
      ...(await referenceProblems(tx, { category, initializerGroup: null, assigneeStatuses })),
    ];
    if (problems.length > 0) throw processInvalid(problems);
    if (last && knownVersion !== undefined && knownVersion < last.version) {
      throw processOutdated(last.version, await linkedChanges(tx, last, knownVersion));
    }
    const { id, version } = await writeVersion(tx, last, {
      title: linked.title,
      description: linked.description,
      url: linked.url,
      category_id: category,
      active: linked.active,
      department_id: place.department,
      sector_id: place.sector,
      initializer_group_id: null,
      assigneeStatuses,
      definition: { steps: [], fields: [] },
      created_by: user.id,
      created_at: services.now(),
    });
    await writeAudit(tx, fromCall(context), await publicationAudit(tx, last, id));
    return { id, version };
  });
}

/** Returns the trimmed inputs. @throws InvalidInputError with a message for each invalid input */
function checkLinked({ category, description, assigneeStatuses, parentId, ...body }: Body) {
  const [title, url] = [body.title, body.url].map((text) => (text ?? '').trim().normalize('NFC'));
  const { active, department, sector } = body;
  const problems = linkedProcessProblems({ title, url, active, department, sector });
  const fields = Object.entries(problems).map(([name, message]): InvalidField => ({ name, message }));
  if (fields.length > 0 || !title || !url || typeof active !== 'boolean' || !department || !sector) {
    throw processInvalid(fields);
  }
  const place: Place = { department, sector };
  return {
    title,
    url,
    active,
    place,
    category: category ?? null,
    description: description || null,
    assigneeStatuses,
    parentId,
  };
}
