import { expect, test } from 'vitest';
import { insertUser } from '../testing/builders.ts';
import { describeDatabases } from '../testing/test-database.ts';
import { findUserBySubject } from './session-users.ts';

describeDatabases('users of an external issuer', (database) => {
  test('concurrent first calls of one subject all find the user', async () => {
    const { db } = database();
    const id = await insertUser(db, { user_name: 'ana.souza' });
    const calls = Array.from({ length: 8 }, () => findUserBySubject(db, 'subject-1', 'Ana.Souza'));
    expect((await Promise.all(calls)).map((user) => user?.id)).toEqual(calls.map(() => id));
  });

  test('concurrent first calls of two subjects with one login find the user for one of them only', async () => {
    const { db } = database();
    await insertUser(db, { user_name: 'ana.souza' });
    const calls = Array.from({ length: 8 }, (_, index) =>
      findUserBySubject(db, `subject-${index % 2}`, 'ana.souza').then((user) => (user ? index % 2 : null)),
    );
    const found = new Set((await Promise.all(calls)).filter((subject) => subject !== null));
    expect(found.size).toBe(1);
  });
});
