import { createPerson, getPerson, updatePerson } from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { sealAuditEvents } from '../../db/audit/audit-seals.ts';
import { leaseJob } from '../../db/jobs/jobs.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { openImportBench } from '../../imports/testing/import-bench.ts';
import { cleanUpKind, createCleanUpHandler, scheduleCleanUp } from '../../jobs/clean-up.ts';
import { scimBench } from '../../scim/testing/scim-bench.ts';
import { makeAdministrator } from '../../sign-in/administrators.ts';
import { testNow } from '../api.ts';
import { everything } from './everything.ts';

describeDatabase('the ways in of the audit trail', (database) => {
  async function office() {
    const { db } = database();
    // first, because the clean-up removes only the beginning of the trail
    const old = new Date('2020-03-02T12:00:00Z');
    await sql`insert into audit_events (created_at, actor_name, origin, action, object_kind, changes)
      values (${old}, 'Sistema', 'SYSTEM', 'CREATED', 'group', '[]')`.execute(db);
    const bench = await scimBench(db);
    const { id } = await bench.admin.call(createPerson, {
      body: { userName: 'ana', firstName: 'Ana', lastName: 'Souza' },
    });
    const { id: adminId } = await db
      .selectFrom('users')
      .select('id')
      .where('user_name', '=', 'admin')
      .executeTakeFirstOrThrow();
    const [entra, erp] = [await bench.connect('Entra'), await bench.connect('ERP', ['people:read', 'people:write'])];
    const files = await openImportBench(db);
    return { ...bench, db, id, adminId, entra, erp, files };
  }
  type Office = Awaited<ReturnType<typeof office>>;

  async function cleanUp({ db, api: { services } }: Office) {
    await scheduleCleanUp(db, testNow);
    const job = await leaseJob(db, { kinds: [cleanUpKind], now: testNow, leaseMs: 1000 });
    if (job) await createCleanUpHandler(services)(job, AbortSignal.timeout(10_000));
  }

  const person = (id: number, changes: object) => ({
    action: 'CHANGED',
    object_kind: 'person',
    object_id: String(id),
    object_name: 'Ana Souza',
    changes: [changes],
  });
  const email = (after: string) => ({ attribute: 'email', before: null, after });
  const call = { request_id: expect.stringMatching(/^[\w.-]{8,64}$/), address: expect.stringMatching(/^[\d.:]+$/) };
  const noCall = { request_id: null, address: null };

  /** What happens by each way in, the row about it, and whether the change itself reports a failure. */
  const ways: Readonly<
    Record<string, { act: (office: Office) => Promise<unknown>; row: (office: Office) => object; fails: boolean }>
  > = {
    SCREEN: {
      act: ({ admin, id }) => admin.call(updatePerson, { params: { id }, body: { email: 'a@tela.example' } }),
      row: ({ id, adminId }) => ({ ...person(id, email('a@tela.example')), ...call, actor_id: adminId }),
      fails: true,
    },
    FILE: {
      act: async ({ files }) => {
        const checked = await files.check(['Usuário;Nome;Sobrenome;E-mail', 'ana;Ana;Souza;a@arquivo.example']);
        await files.apply(checked);
      },
      row: ({ id, adminId }) => ({ ...person(id, email('a@arquivo.example')), ...call, actor_id: adminId }),
      fails: false,
    },
    SCIM: {
      act: ({ entra, id }) =>
        entra.patch(`/Users/${id}`, { op: 'replace', path: 'emails[type eq "work"].value', value: 'a@scim.example' }),
      row: ({ id, entra }) => ({
        ...person(id, email('a@scim.example')),
        ...call,
        actor_id: entra.id,
        actor_name: 'Entra',
      }),
      fails: false,
    },
    INTEGRATION: {
      act: ({ api, id }) => api.as('trm_2').call(updatePerson, { params: { id }, body: { email: 'a@erp.example' } }),
      row: ({ id, erp }) => ({ ...person(id, email('a@erp.example')), ...call, actor_id: erp.id, actor_name: 'ERP' }),
      fails: true,
    },
    COMMAND_LINE: {
      act: ({ api }) => makeAdministrator(api.services, { userName: 'ana' }),
      row: ({ id }) => ({
        ...person(id, { attribute: 'roles', before: '', after: 'ROLE_ADMIN' }),
        ...noCall,
        actor_id: null,
        actor_name: 'Linha de comando',
      }),
      fails: true,
    },
    SYSTEM: {
      act: cleanUp,
      row: () => ({
        ...noCall,
        actor_id: null,
        actor_name: 'Sistema',
        action: 'REMOVED',
        object_kind: 'audit',
        object_name: 'Trilha de auditoria',
      }),
      fails: true,
    },
  };

  test.each(Object.entries(ways))(
    'D12.01 a change by %s writes one row with all of its fields',
    async (origin, way) => {
      const present = await office();
      const { id: last } = await present.db
        .selectFrom('audit_events')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await way.act(present);
      const rows = await present.db
        .selectFrom('audit_events')
        .selectAll()
        .where('id', '>', last)
        .where('object_kind', '!=', 'import')
        .execute();
      expect(rows).toEqual([
        expect.objectContaining({ created_at: testNow, origin, refused_as: null, reason: null, ...way.row(present) }),
      ]);
      expect(rows[0]?.actor_name).not.toBe('');
    },
  );

  test.each(Object.entries(ways))(
    'D12.01 a change by %s is undone if its row cannot be written',
    async (origin, way) => {
      const present = await office();
      const { db } = present;
      await sql`create or replace function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'the trail is full'; end $$`.execute(db);
      await sql`create trigger refuse_row before insert on audit_events for each row execute function refuse_row()`.execute(
        db,
      );
      onTestFinished(async () => {
        await sql`drop trigger refuse_row on audit_events`.execute(db);
      });
      // a connection shows its last call, also a failed one
      const stored = () => everything(db, 'jobs', 'scim_connections');
      // the first call of a token notes its use and its source
      await present.entra.call('GET', `/Users/${present.id}`);
      await present.api.as('trm_2').call(getPerson, { params: { id: present.id } });
      // seals are no change of the trail, and are written on their own
      await sealAuditEvents(db);
      const before = await stored();
      const done = way.act(present);
      if (way.fails) await expect(done).rejects.toThrow();
      else await done;
      if (origin === 'FILE') {
        expect(await present.files.person('ana')).toMatchObject({ email: null });
        expect(await present.files.auditRows()).toBe(2);
      } else expect(await stored()).toBe(before);
    },
  );
});
