import { formMessages } from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';
import { formatInteger } from './format/format-number.ts';

/** Names of parameters that contain a count. */
const countNames =
  /^(count|total|tasks|left|over|unread|filled|shown|passed|all|settled|skipped|bad|rows|drafts|most)$/;
const tables = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./en/**', '!./es/**'], {
  eager: true,
});

type Message = (...values: unknown[]) => string;

/** Returns the parameter names of a message, read from its source. */
function parametersOf(message: Message): string[] {
  const [, list = ''] = /^\(?([^()=]*)\)?\s*=>/.exec(String(message)) ?? [];
  return list.split(',').flatMap((name) => name.trim() || []);
}

/** Returns the message for a count. Other parameters get sample values. */
function sentence(message: Message, count: number): string {
  const names = parametersOf(message);
  const isText = names.includes('isOne');
  const values = names.map((name) => {
    if (name === 'isOne') return count === 1;
    if (countNames.test(name)) return isText ? formatInteger(count, 'pt-BR') : count;
    if (name === 'kind') return 'complete';
    if (name === 'unit') return 'DAYS';
    return /At$/.test(name) ? '2026-11-19' : /^(idk|version|place|order|percent|position)$/.test(name) ? 7 : 'X';
  });
  return message(...values);
}

const messages = Object.entries({ ...tables, './client.ts': { form: { ...formMessages, $feature: 'rules' } } })
  .flatMap(([path, module]) =>
    Object.values(module).flatMap((table) =>
      typeof table === 'object' && table !== null && '$feature' in table
        ? Object.entries(table).map(([key, message]) => ({ name: `${path} ${key}`, message: message as Message }))
        : [],
    ),
  )
  .filter(({ message }) => typeof message === 'function' && parametersOf(message).some((name) => countNames.test(name)))
  // a count with an upper limit is never 0 or 1
  .filter(({ name }) => !name.endsWith('AtLeast'))
  .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);

/** In Portuguese, nouns and participles after a number end in "s" unless the number is 1. */
const pluralAfterOne = /(?<![\d.,–])1 \p{L}+s(?![\p{L}(])/u;
const singularAfterMany = /(?<![\d.,–])(?:0|2|1\.?000) (?!não |já |de |desta |deste |com )\p{L}{3,}(?<!s)(?![\p{L}(])/u;
const pluralVerb = /(?<!\p{L})(?:Restam|Ficaram|foram|estão|continuam|mudaram|Seguem)(?!\p{L})/u;

describe('C9.04 messages with counts', () => {
  test('are found in the message tables', () => {
    expect(messages.length).toBeGreaterThan(60);
  });

  test.each(messages)('$name agrees grammatically with 0, 1, 2 and 1,000', ({ message }) => {
    const one = sentence(message, 1);
    expect(one).not.toMatch(pluralAfterOne);
    expect(one).not.toMatch(pluralVerb);
    for (const count of [0, 2, 1000]) expect(sentence(message, count)).not.toMatch(singularAfterMany);
  });
});
