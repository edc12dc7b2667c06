import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { portugueseOf } from '../text/sentence.ts';
import { translate } from '../text/translate.ts';
import { describeIssues } from './describe-issues.ts';

const sentences = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.safeParse(schema, value);
  return describeIssues(error?.issues ?? [], value).map(({ name, message }) => [name, portugueseOf(message)]);
};

test('names every value of a choice that is made of several schemas', () => {
  const schema = z.object({
    months: z.nullable(z.union([z.literal(6), z.literal(12)])),
    type: z.union([z.enum(['TEXT', 'DATE']), z.literal('')]),
    other: z.union([z.array(z.number()).check(z.maxLength(1)), z.literal('all')]),
  });
  expect(sentences(schema, { months: 7, type: 'X', other: [1, 2] })).toEqual([
    ['months', 'Use um destes valores: 6, 12.'],
    ['type', 'Use um destes valores: TEXT, DATE.'],
    ['other', 'Informe no máximo 1 item.'],
  ]);
});

test('E11.02 a limit of a text or list is written as in the language of the caller', () => {
  const schema = z.object({
    text: z.string().check(z.maxLength(2000)),
    list: z.array(z.int()).check(z.maxLength(1500)),
  });
  const value = { text: 'x'.repeat(2001), list: Array.from({ length: 1501 }, () => 1) };
  expect(sentences(schema, value)).toEqual([
    ['text', 'Use no máximo 2.000 caracteres.'],
    ['list', 'Informe no máximo 1.500 itens.'],
  ]);
  const { error } = z.safeParse(schema, value);
  const inEnglish = describeIssues(error?.issues ?? [], value).map(({ message }) => translate(message, 'en'));
  expect(inEnglish).toEqual(['Use at most 2,000 characters.', 'Enter at most 1,500 items.']);
});
