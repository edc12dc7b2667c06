import type { Services } from '../context.ts';
import { sealAuditEvents } from '../db/audit/audit-seals.ts';
import type { Db } from '../db/connection/db.ts';
import { planFileRemoval } from '../db/jobs/file-removal-job.ts';
import { replaceInPurpose } from '../db/people/data-purpose.ts';
import type { AnonymisedPerson } from '../db/privacy/anonymised-person.ts';
import { replaceInDefinitions } from '../db/privacy/definition-texts.ts';
import {
  anonymiseAudit,
  clearImports,
  deleteMessages,
  renameAccounts,
  renameAssignee,
} from '../db/privacy/person-texts.ts';
import { type Place, replacedTables, replaceInTable } from '../db/privacy/replace-in-table.ts';
import { replaceFilledValues } from '../db/privacy/request-values.ts';
import { findPersonEntry } from '../db/privacy/returned.ts';
import { deleteExport, findWrittenExport, restartExports } from '../db/reports/exports.ts';
import { deleteExportsOfPerson } from '../db/reports/personal-data-exports.ts';
import { type FileSearch, textsInCsv } from './find-in-files.ts';
import { addToRemovedList } from './removed-list.ts';

/** Services that the steps use in addition to the transaction. */
type StepServices = Pick<Services, 'files' | 'now'> & { readonly search: FileSearch };

/** Runs one batch; returns the place where the next one starts, or null after the last. */
type Step = (tx: Db, person: AnonymisedPerson, place: unknown, services: StepServices) => Promise<unknown>;

const numberIn = (place: unknown): number => (typeof place === 'number' ? place : 0);

const once =
  (work: (tx: Db, person: AnonymisedPerson) => Promise<void>): Step =>
  async (tx, person) => {
    await work(tx, person);
    return null;
  };

/**
 * Deletes the next export of another user if its file contains a former name; its owner can order it again. Stays at its
 * place until the file was searched.
 */
async function removeExportWithNames(
  tx: Db,
  { former }: AnonymisedPerson,
  place: unknown,
  { search, now }: StepServices,
): Promise<number | null> {
  const found = await findWrittenExport(tx, numberIn(place));
  if (!found) return null;
  const hasName = search.contains(found.parts, former.names.flatMap(textsInCsv));
  if (hasName === undefined) return numberIn(place);
  if (hasName) {
    await deleteExport(tx, found.id);
    await planFileRemoval(tx, found.parts, now());
  }
  return found.id;
}

/** The steps of an anonymisation by name, in their order. Each can be repeated. */
export const anonymisationSteps: ReadonlyMap<string, Step> = new Map<string, Step>([
  [
    'list',
    async (tx, { id }, _place, { files }) => {
      const entry = await findPersonEntry(tx, id);
      await addToRemovedList(tx, files, entry ? [entry] : []);
      return null;
    },
  ],
  ['notifications', async (tx, { id }) => ((await deleteMessages(tx, 'notifications', id)) ? 0 : null)],
  ['outbox', async (tx, { id }) => ((await deleteMessages(tx, 'outbox_messages', id)) ? 0 : null)],
  ['imports', once((tx, { id }) => clearImports(tx, id))],
  ['service-accounts', once(renameAccounts)],
  ['purpose', once(replaceInPurpose)],
  ['assignees', (tx, person, place) => renameAssignee(tx, person, numberIn(place))],
  ['values', (tx, person, place) => replaceFilledValues(tx, person, numberIn(place))],
  ...replacedTables.map((table): [string, Step] => [
    `table ${table}`,
    (tx, person, place) => replaceInTable(tx, table, person, place as Place | null),
  ]),
  ['definitions', (tx, person, place) => replaceInDefinitions(tx, person, numberIn(place))],
  [
    'audit',
    async (tx, person) => {
      // the last batch seals what waits in its one statement
      await sealAuditEvents(tx);
      return (await anonymiseAudit(tx, person)) ? 0 : null;
    },
  ],
  // last, because an export that was made before another step ended may contain the former names
  [
    'exports',
    async (tx, { id }, _place, { now }) => {
      await planFileRemoval(tx, await deleteExportsOfPerson(tx, id), now());
      // rows that they have read may contain the former names, and are not in a file that can be searched
      await restartExports(tx);
      return null;
    },
  ],
  ['export-files', removeExportWithNames],
]);

const names = [...anonymisationSteps.keys()];

/** Name of the first step. */
export const firstStep = names[0] ?? '';

/** Returns the name of the step after another one, or null after the last. */
export const stepAfter = (name: string): string | null => names[names.indexOf(name) + 1] ?? null;
