import {
  applyImport,
  type BodyOf,
  createImport,
  getImport,
  type Import,
  type ImportKind,
  type ImportTab,
  listImportChanges,
  listImportErrors,
} from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../../context.ts';
import { leaseJob } from '../../db/jobs/jobs.ts';
import type { Database } from '../../db/tables/schema.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { runJob } from '../../jobs/run-job.ts';
import { createTestApi } from '../../testing/api.ts';
import { createImportHandlers } from '../import-jobs.ts';

/**
 * Creates the API with an administrator who sends files, unless there is a person `admin`, and a worker that runs the
 * jobs of imports.
 */
export async function openImportBench(db: Kysely<Database>, overrides: Partial<Services> = {}) {
  await db
    .insertInto('assignee_statuses')
    .values([{ description: 'Ativo' }, { description: 'Afastado', restricts_menu: true }, { description: 'Férias' }])
    .execute();
  const known = await db.selectFrom('users').select('id').where('user_name', '=', 'admin').executeTakeFirst();
  const adminId = known?.id ?? (await insertUser(db, { user_name: 'admin', first_name: 'Rita', roles: 'ROLE_ADMIN' }));
  const api = createTestApi(db, overrides);
  const admin = api.as('admin');
  const { services } = api;
  const handlers = createImportHandlers(services);

  async function runJobs(): Promise<void> {
    for (;;) {
      const job = await leaseJob(db, { kinds: Object.keys(handlers), now: services.now(), leaseMs: 60_000 });
      if (!job) return;
      await runJob(services, handlers, job, { leaseMs: 60_000, signal: new AbortController().signal });
    }
  }

  const get = (id: number): Promise<Import> => admin.call(getImport, { params: { id } });

  return {
    db,
    api,
    admin,
    adminId,
    runJobs,
    get,
    /** Sends a file and runs its check. Lines are joined with CRLF. */
    async check(
      content: readonly string[] | Blob,
      { kind = 'people', ...more }: { kind?: ImportKind; source?: string; complete?: boolean } = {},
    ): Promise<Import> {
      const file = content instanceof Blob ? content : new File([content.join('\r\n')], 'pessoas.csv');
      const { id } = await admin.call(createImport, { body: { kind, file, ...more } });
      await runJobs();
      return get(id);
    },
    /** Applies a checked file and runs the job. */
    async apply({ id }: Pick<Import, 'id'>, body: BodyOf<typeof applyImport> = {}): Promise<Import> {
      await admin.call(applyImport, { params: { id }, body });
      await runJobs();
      return get(id);
    },
    async changes({ id }: Pick<Import, 'id'>, tab: ImportTab = 'CHANGED') {
      return (await admin.call(listImportChanges, { params: { id }, query: { tab } })).elements;
    },
    /** Returns the sentences of all errors. */
    async errors({ id }: Pick<Import, 'id'>): Promise<string[]> {
      const { elements } = await admin.call(listImportErrors, { params: { id }, query: {} });
      return elements.map(({ message }) => message);
    },
    /** Returns a person by user name. */
    person: (userName: string) =>
      db.selectFrom('users').selectAll().where('user_name', '=', userName).executeTakeFirstOrThrow(),
    /** Returns the number of rows in the audit trail. */
    async auditRows(): Promise<number> {
      return (await db.selectFrom('audit_events').select('id').execute()).length;
    },
  };
}
