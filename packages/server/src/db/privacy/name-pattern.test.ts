import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabase } from '../testing/test-database.ts';
import { type FoundNames, namePattern } from './name-pattern.ts';

describeDatabase('pattern of names', (database) => {
  const found: FoundNames = {
    names: ["Ana d'Ávila", 'ana@empresa.example', '470.670.791-95', '47067079195'],
    userNames: ['ana.avila', 'avila'],
    others: ["Mariana Ana d'Ávila", "Ana d'Ávila Lima", 'ana.avila.lima', 'ext-ana.avila'],
  };

  async function replaced(text: string, names = found) {
    const { rows } = await sql<{ text: string }>`
      select without_person(${text}::text, ${namePattern(names)}::text, '*') as text`.execute(database().db);
    return rows[0]?.text;
  }

  test.each([
    ["<b>ANA D'ÁVILA</b> e Ana d&#39;Ávila", '<b>*</b> e *'],
    [
      "Mariana d'Ávila, Ana d'Ávila Lima e Mariana Ana d'Ávila",
      "Mariana d'Ávila, Ana d'Ávila Lima e Mariana Ana d'Ávila",
    ],
    ['ANA@empresa.example, 470.670.791-95 e 47067079195', '*, * e *'],
    ['1470.670.791-95 e 470670791950', '1470.670.791-95 e 470670791950'],
    ['Ana.Avila, ana.avila2, ana.avila.lima e ana.avila.txt', '*, ana.avila2, ana.avila.lima e *.txt'],
    ['ext-ana.avila e ana.avila-1', 'ext-ana.avila e *-1'],
    ['avila, Avila, avila.reis e x@avila.example', '*, Avila, avila.reis e x@avila.example'],
  ])('%s becomes %s', async (text, expected) => {
    expect(await replaced(text)).toBe(expected);
  });

  test('without a name, nothing is replaced', async () => {
    expect(await replaced('Ana', { names: [' '], userNames: [''], others: [] })).toBe('Ana');
  });
});
