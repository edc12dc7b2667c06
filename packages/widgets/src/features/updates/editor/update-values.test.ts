import type { Update } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { updateRuleTexts } from '../../../messages/rules/update-rules.ts';
import {
  problemsOf,
  readUpdateDraft,
  shownBetween,
  type UpdateValues,
  updateParts,
  valuesOf,
} from './update-values.ts';

const update: Update = {
  id: 7,
  title: 'Recesso',
  description: '<p>oi</p>',
  createdAt: '2026-12-01T11:00:00.000Z',
  createdBy: { completeName: 'Ana Souza' },
  attachments: [],
  publishAt: '2026-12-01T11:00:00.000Z',
  expiresAt: '2027-01-01T02:59:00.000Z',
  groups: [{ id: 3, name: 'Compras' }],
  departments: [{ id: 4, description: 'Financeiro' }],
};
const problems = (part: Partial<UpdateValues>) =>
  problemsOf({ ...valuesOf(update), ...part }, updateEditorMessages, updateRuleTexts);

test('stored values are unchanged after editing, in the days and times of São Paulo', () => {
  const values = valuesOf(update);
  expect(values.publishAt).toEqual({ day: '2026-12-01', text: '2026-12-01', time: '08:00' });
  expect(values.expiresAt).toMatchObject({ day: '2026-12-31', time: '23:59' });
  const { title, description, publishAt, expiresAt } = update;
  expect(updateParts(values, [], [])).toMatchObject({
    title,
    description,
    publishAt,
    expiresAt,
    groups: [3],
    departments: [4],
  });
});

test('a day without a time begins at midnight and ends with the day', () => {
  const day = { day: '2026-12-01', text: '01/12/2026', time: '' } as const;
  expect(shownBetween({ publishAt: day, expiresAt: day })).toEqual({
    publishAt: new Date('2026-12-01T03:00:00Z'),
    expiresAt: new Date('2026-12-02T02:59:00Z'),
  });
});

test('a date that is not whole is no date left out', async () => {
  expect(problems({ publishAt: { day: null, text: '31/1', time: '' } })).toEqual({
    publishAt: 'Digite uma data válida',
  });
  expect(problems({ publishAt: { day: null, text: '', time: '' } })).toEqual({});
  expect(problems({ publishAt: { day: null, text: '', time: '08:00' } })).toEqual({
    publishAt: 'Digite uma data válida',
  });
  expect(problems({ title: ' ', videos: ['http://a.example'] })).toEqual({
    title: 'Preencha o título',
    videos: 'Digite um link que comece com https://',
  });
});

test('an incomplete time is a problem, not an empty time, and a draft keeps it', () => {
  const half = { ...valuesOf(update).expiresAt, time: '23:5' };
  expect(problems({ expiresAt: half })).toEqual({ expiresAt: 'Digite uma hora válida, como 08:30' });
  const impossible = { ...half, time: '25:75' };
  expect(problems({ expiresAt: impossible })).toEqual({ expiresAt: 'Digite uma hora válida, como 08:30' });
  const draft = readUpdateDraft({ values: { ...valuesOf(update), expiresAt: half }, at: 1 });
  expect(draft?.values.expiresAt).toEqual({ day: '2026-12-31', text: '2026-12-31', time: '23:5' });
});

test('a stored draft is read back, and nothing else', () => {
  const draft = { values: valuesOf(update), at: 1 };
  expect(readUpdateDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const other of [null, 'x', {}, { at: 1 }, { at: 1, values: { title: 'x' } }, { ...draft, at: 'x' }])
    expect(readUpdateDraft(other)).toBeUndefined();
});
