import { calendarSettingsSchema, createCalendar, getCalendar } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../../messages/language/language.ts';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
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
  { ...counted, from: '2026-11-23T11:00:00.000Z', to: '2026-11-23T15:00:00.000Z' },
  { ...counted, state: 'PAUSED', reason: 'BREAK', from: '2026-11-23T15:00:00.000Z', to: '2026-11-23T16:00:00.000Z' },
  { ...counted, from: '2026-11-23T16:00:00.000Z', to: '2026-11-23T17:30:00.000Z' },
];
const soon = new Date('2026-11-23T16:20:00.000Z');

/** Opens the explanation of a due time and returns its lines. */
async function explain(locale: NonNullable<TaskDetailProps['locale']>, summary: string, now = soon) {
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
      { now: () => now },
    ),
  );
  await userEvent.click(screen.getByText(summary, { exact: true }));
  const all = (selector: string) => [...screen.container.querySelectorAll(`[data-slot="due-trace"] ${selector}`)];
  await expect.poll(() => all('li').length).toBe(6);
  const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return { screen, lines: textsOf('li > :first-child'), amounts: textsOf('[class*="amount"]'), notes: textsOf('p') };
}

const example = [
  'Começou em 19/11/2026 às 16:30',
  'Pausou às 18:00 (fim do expediente)',
  'Não contou em 20/11/2026 (feriado: Consciência Negra)',
  'Não contou em 21 e 22/11/2026 (fim de semana)',
  'Contou em 23/11/2026 das 08:00 às 12:00',
];

test('D8.14 the task explains its due time, with the time that each stretch counted', async () => {
  const { screen, lines, amounts, notes } = await explain('pt-BR', 'Como o prazo foi calculado');
  expect(lines).toEqual([...example, 'Vence em 23/11/2026 às 14:30']);
  expect(amounts).toEqual(['5 h 50 min de 7 h', '1 h 30 min', '4 h', '7 h']);
  expect(notes).toEqual(['Calendário: Comercial']);
  expect(await breachesOfAxe(screen.container)).toEqual([]);
});

test('D8.14 the task says afterwards when it was due', async () => {
  const { lines, amounts } = await explain('pt-BR', 'Como o prazo foi calculado', new Date('2026-11-23T17:30:00.000Z'));
  expect(lines).toEqual([...example, 'Venceu em 23/11/2026 às 14:30']);
  expect(amounts[0]).toBe('7 h de 7 h');
});

test('D8.15 a due time has the time of the calendar’s zone if the clocks there differ', async () => {
  const { uuid } = sandboxIds.tasks.refundApproval;
  const { db } = sandbox.services;
  const { id } = await db.selectFrom('calendar_versions').selectAll().executeTakeFirstOrThrow();
  const due = { calendar_version_id: id, due_at: new Date('2026-11-23T22:00:00.000Z') };
  await db.updateTable('tasks').set(due).where('uuid', '=', uuid).execute();
  const open = () =>
    render(
      sandboxPage(sandbox, 'mariana.costa').wrap(
        <div style={{ height: 800 }}>
          <TaskDetail identifier={uuid} onClose={() => {}} onChanged={() => {}} />
        </div>,
      ),
    );
  const brasilia = await open();
  await expect.element(brasilia.getByText(/^19:00/)).toBeVisible();
  await expect.element(brasilia.getByText('Horas úteis')).toBeVisible();
  expect(brasilia.container.querySelector('[data-slot="due-in-zone"]')).toBeNull();
  await brasilia.unmount();
  const admin = sandboxPage(sandbox, 'patricia.lemos').client;
  const { settings } = await admin.call(getCalendar, { params: { id: 1 } });
  const body = { name: 'Manaus', settings: { ...calendarSettingsSchema.parse(settings), timeZone: 'America/Manaus' } };
  const manaus = await admin.call(createCalendar, { body });
  const { current_version_id } = await db
    .selectFrom('calendars')
    .select('current_version_id')
    .where('id', '=', manaus.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('tasks').set({ calendar_version_id: current_version_id }).where('uuid', '=', uuid).execute();
  const other = await open();
  await expect.element(other.getByText('18:00 (horário de Manaus)')).toBeVisible();
  await expect.element(other.getByText(/^19:00/)).toBeVisible();
});

test('E11.01 the due time of a task is explained in English', async () => {
  const { lines, notes } = await explain('en', 'How the due date was calculated');
  expect([...lines, ...notes]).toEqual([
    'Started on 19/11/2026 at 16:30',
    'Paused at 18:00 (end of working hours)',
    'Not counted: 20/11/2026 (holiday: Consciência Negra)',
    'Not counted: 21 and 22/11/2026 (weekend)',
    'Counted on 23/11/2026 from 08:00 to 12:00',
    'Due on 23/11/2026 at 14:30',
    'Calendar: Comercial',
  ]);
});

test('E11.01 the due time of a task is explained in Spanish', async () => {
  const { lines, notes } = await explain('es', 'Cómo se calculó el plazo');
  expect([...lines, ...notes]).toEqual([
    'Comenzó el 19/11/2026 a las 16:30',
    'Se pausó a las 18:00 (fin del horario laboral)',
    'No contó: 20/11/2026 (feriado: Consciência Negra)',
    'No contó: 21 y 22/11/2026 (fin de semana)',
    'Contó el 23/11/2026 de 08:00 a 12:00',
    'Vence el 23/11/2026 a las 14:30',
    'Calendario: Comercial',
  ]);
});
