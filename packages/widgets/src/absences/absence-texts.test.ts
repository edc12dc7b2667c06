import { expect, test } from 'vitest';
import { absencesMessages } from '../messages/features/absences.ts';
import { barText, periodText } from './absence-texts.ts';

const oneDay = { startsOn: '2026-11-27', endsOn: '2026-11-27' };
const fourDays = { startsOn: '2026-11-24', endsOn: '2026-11-27' };

test('D7.07 an absence of one day shows its day once', () => {
  expect(periodText(oneDay, absencesMessages, 'pt-BR')).toBe('27/11/2026');
  expect(periodText(fourDays, absencesMessages, 'pt-BR')).toBe('24/11/2026 a 27/11/2026');
  expect(periodText(fourDays, absencesMessages, 'pt-BR', absencesMessages.from)).toBe('de 24/11/2026 a 27/11/2026');
});

test('D7.07 a bar in the weeks has a label from four days on', () => {
  expect(barText({ ...fourDays, startsOn: '2026-11-25' }, 'Férias')).toBe('');
  expect(barText(fourDays, 'Férias')).toBe('Férias');
});
