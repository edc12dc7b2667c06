import { sandboxIds } from '@tramita/server/sandbox';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../../messages/language/language.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { TaskDetail } from './TaskDetail.tsx';
import type { TaskDetailProps } from './task-detail-props.ts';

const sandbox = await openSandbox(1280, 900);

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('es')]);
});

const counted = { state: 'COUNTED', reason: null, name: null, days: null };
const entries = [
  { ...counted, from: '2026-11-19T19:30:00.000Z', to: '2026-11-19T21:00:00.000Z' },
  { ...counted, state: 'PAUSED', reason: 'CLOSED', from: '2026-11-19T21:00:00.000Z', to: '2026-11-20T03:00:00.000Z' },
  {
    ...counted,
    state: 'PAUSED',
    reason: 'HOLIDAY',
    name: 'Consciência Negra',
    from: '2026-11-20T03:00:00.000Z',
    to: '2026-11-21T03:00:00.000Z',
  },
  { ...counted, state: 'PAUSED', reason: 'WEEKEND', from: '2026-11-21T03:00:00.000Z', to: '2026-11-23T03:00:00.000Z' },
  { ...counted, from: '2026-11-23T11:00:00.000Z', to: '2126-11-23T15:00:00.000Z' },
];

/** Opens the explanation of a due time and returns its lines. */
async function explain(locale: NonNullable<TaskDetailProps['locale']>, summary: string) {
  const { uuid } = sandboxIds.tasks.refundApproval;
  const body = {
    startedAt: entries[0]?.from,
    dueAt: entries.at(-1)?.to,
    calendar: { name: 'Comercial', timeZone: 'America/Sao_Paulo' },
    entries,
  };
  sandbox.faults.next({ endpoint: 'calendars.dueTrace', status: 200, body });
  const screen = await render(
    sandboxPage(sandbox, 'mariana.costa').wrap(
      <div style={{ height: 800 }}>
        <TaskDetail identifier={uuid} onClose={() => {}} onChanged={() => {}} locale={locale} />
      </div>,
    ),
  );
  await userEvent.click(screen.getByText(summary, { exact: true }));
  const lines = () => [...screen.container.querySelectorAll('[data-slot="due-trace"] li, [data-slot="due-trace"] p')];
  await expect.poll(() => lines().length).toBe(6);
  return lines().map(({ textContent }) => textContent);
}

test('the due time of a task is explained', async () => {
  expect(await explain('pt-BR', 'Como o prazo foi calculado')).toEqual([
    'Começou em 19/11/2026 às 16:30',
    'Pausou às 18:00 (fim do expediente)',
    'Não contou em 20/11/2026 (feriado: Consciência Negra)',
    'Não contou em 21 e 22/11/2026 (fim de semana)',
    'Vence em 23/11/2126 às 12:00',
    'Calendário: Comercial',
  ]);
});

test('E11.01 the due time of a task is explained in English', async () => {
  expect(await explain('en', 'How the due date was calculated')).toEqual([
    'Started on 19/11/2026 at 16:30',
    'Paused at 18:00 (end of working hours)',
    'Not counted: 20/11/2026 (holiday: Consciência Negra)',
    'Not counted: 21 and 22/11/2026 (weekend)',
    'Due on 23/11/2126 at 12:00',
    'Calendar: Comercial',
  ]);
});

test('E11.01 the due time of a task is explained in Spanish', async () => {
  expect(await explain('es', 'Cómo se calculó el plazo')).toEqual([
    'Comenzó el 19/11/2026 a las 16:30',
    'Se pausó a las 18:00 (fin del horario laboral)',
    'No contó: 20/11/2026 (feriado: Consciência Negra)',
    'No contó: 21 y 22/11/2026 (fin de semana)',
    'Vence el 23/11/2126 a las 12:00',
    'Calendario: Comercial',
  ]);
});
