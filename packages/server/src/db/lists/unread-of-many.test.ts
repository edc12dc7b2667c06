import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findWorker } from '../absences/covers.ts';
import { insertLongHistory } from '../testing/long-history.ts';
import { describeDatabase } from '../testing/test-database.ts';
import { countUnreadTasks } from './task-lists.ts';
import { countUnreadOfMany, findWorkersOfOthers } from './unread-of-many.ts';

describeDatabase('unread tasks of many users', (database) => {
  test('are those that each user’s own count finds', async () => {
    const { db } = database();
    await insertLongHistory(db, 4000);
    // requesters who are addressees, holders among the addressees, and one who took a task of others
    await sql`insert into task_addressees (task_id, user_id)
      select id, requester_id from tasks where status = 'TO_DO' and idk % 60 = 0
      on conflict do nothing`.execute(db);
    await sql`update tasks set held_by = (select user_id from group_members where group_id = 1000 and user_id % 7 = 0 limit 1)
      where status = 'TO_DO' and idk % 100 = 0 and exists (select from task_addressees a where a.task_id = tasks.id and a.group_id = 1000)`.execute(
      db,
    );
    await sql`update tasks set held_by = 1199 where id = (select min(id) from tasks where status = 'TO_DO' and id not in (
      select task_id from task_addressees where task_id is not null and (user_id = 1199
        or group_id in (select group_id from group_members where user_id = 1199))))`.execute(db);
    await sql`insert into task_reads (task_id, user_id) select t.id, 1000 + k from tasks t, generate_series(0, 60, 3) k
      where t.status = 'TO_DO' and t.id % 3 = 0 on conflict do nothing`.execute(db);
    // a substitute, the superior who works what the substitute may not, and a substitute who declined
    await sql`update users set superior_id = 1030 where id = 1010`.execute(db);
    await sql`insert into absences (user_id, starts_on, ends_on, reason, includes_groups)
      select 1010, current_date - 2, current_date + 2, 'OTHER', true`.execute(db);
    await sql`insert into absence_substitutes (absence_id, user_id, declined_at)
      select absences.id, s.user_id, s.declined_at from absences, (values (1020, null), (1040, now())) s (user_id, declined_at)`.execute(
      db,
    );
    const ids = Array.from({ length: 200 }, (_, index) => 1000 + index);
    const now = new Date();
    const apart = await findWorkersOfOthers(db, ids, now);
    expect([...apart].sort()).toEqual([1020, 1030, 1199]);
    const together = await countUnreadOfMany(db, ids);
    const none = { 'my-tasks': 0, attendance: 0, 'my-attendance': 0 };
    const totals = { ...none };
    for (const id of ids.filter((each) => !apart.has(each))) {
      const alone = await countUnreadTasks(db, await findWorker(db, id, now));
      expect(together.get(id) ?? none, String(id)).toEqual(alone);
      for (const list of ['my-tasks', 'attendance', 'my-attendance'] as const) totals[list] += alone[list];
    }
    for (const total of Object.values(totals)) expect(total).toBeGreaterThan(0);
    expect(await countUnreadOfMany(db, [])).toEqual(new Map());
  });
});
