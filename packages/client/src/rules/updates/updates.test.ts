import { expect, test } from 'vitest';
import { isWeeklyUpdate, updateState } from './update-state.ts';
import { isVideoAddress, updateProblems } from './updates.ts';

const now = new Date('2026-11-21T15:00:00.000Z');

test('T2.3.03 T7.4.10 P2.9.17 an update is of this week for less than 168 hours', () => {
  expect(isWeeklyUpdate('2026-11-14T15:00:00.001Z', now)).toBe(true);
  expect(isWeeklyUpdate('2026-11-14T15:00:00.000Z', now)).toBe(false);
  expect(isWeeklyUpdate('2026-11-21T14:59:59.000Z', now)).toBe(true);
  expect(isWeeklyUpdate('2026-11-21T15:00:01.000Z', now)).toBe(false);
});

test('an update is scheduled, published or expired', () => {
  const past = '2026-11-21T15:00:00.000Z';
  const future = '2026-11-21T15:00:01.000Z';
  expect(updateState({}, now)).toBe('published');
  expect(updateState({ publishAt: future }, now)).toBe('planned');
  expect(updateState({ publishAt: past, expiresAt: future }, now)).toBe('published');
  expect(updateState({ publishAt: past, expiresAt: past }, now)).toBe('expired');
});

test('P5.28 an update requires a title of up to 100 characters', () => {
  const draft = { description: '', videos: [], publishAt: null, expiresAt: null };
  expect(updateProblems({ ...draft, title: '  ' })).toEqual({ title: 'Preencha o título' });
  expect(updateProblems({ ...draft, title: ` ${'á'.repeat(100)} ` })).toEqual({});
  expect(updateProblems({ ...draft, title: 'á'.repeat(101) })).toEqual({
    title: 'Use no máximo 100 caracteres no título',
  });
});

test('an update ends after it begins, and its videos have https addresses', () => {
  const draft = {
    title: 'Novidade',
    description: '<p>Oi</p>',
    videos: ['https://youtu.be/dQw4w9WgXcQ'],
    publishAt: now,
    expiresAt: null,
  };
  expect(updateProblems(draft)).toEqual({});
  expect(updateProblems({ ...draft, expiresAt: now })).toEqual({
    expiresAt: 'O fim da exibição deve ser depois do início',
  });
  expect(updateProblems({ ...draft, videos: ['http://youtu.be/dQw4w9WgXcQ'] })).toEqual({
    videos: 'Digite um link que comece com https://',
  });
});

test('C5.03 a description has at most 100,000 characters and 100 levels', () => {
  const draft = { title: 'Novidade', videos: [], publishAt: null, expiresAt: null };
  expect(updateProblems({ ...draft, description: 'x'.repeat(100_000) })).toEqual({});
  expect(updateProblems({ ...draft, description: 'x'.repeat(100_001) })).toEqual({
    description: 'A descrição com a formatação passa de 100.000 caracteres. Reduza o texto.',
  });
  expect(updateProblems({ ...draft, description: '<b>'.repeat(101) })).toEqual({
    description: 'O texto tem mais de 100 níveis de formatação. Simplifique a formatação.',
  });
});

test.each(['http://a.example', 'javascript:alert(1)', 'https://', 'a.example', 'https://a:b@c.example', 'https://a b'])(
  '%s is not an address of a video',
  (address) => expect(isVideoAddress(address)).toBe(false),
);
