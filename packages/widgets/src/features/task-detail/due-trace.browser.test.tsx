import { getTask } from '@tramita/client/contract';
import { dueTrace, openCalendar } from '@tramita/client/rules/calendar';
import { businessCalendarOf } from '@tramita/client/rules/holidays';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { TaskDetail } from './TaskDetail.tsx';

const { uuid } = sandboxIds.tasks.refundApproval;
const sandbox = await openSandbox(1280, 900);
const office = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];
const calendar = businessCalendarOf({
  timeZone: 'America/Sao_Paulo',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: null,
  city: null,
  optionalDays: [],
  ownDays: [],
});
const startedAt = '2026-11-19T19:30:00.000Z';

async function open() {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const task = await page.client.call(getTask, { params: { uuid } });
  const expiresIn = '2026-11-23T17:30:00.000Z';
  sandbox.faults.next({ endpoint: 'tasks.get', status: 200, body: { ...task, expiresIn }, times: 9 });
  return render(
    page.wrap(
      <div style={{ height: 800 }}>
        <TaskDetail identifier={uuid} onClose={() => {}} onChanged={() => {}} />
      </div>,
    ),
  );
}

test('D8.14 the task explains its due time under Como o prazo foi calculado', async () => {
  const entries = dueTrace(openCalendar(calendar), startedAt, 7, 'HOURS');
  const body = {
    startedAt,
    dueAt: entries.at(-1)?.to,
    calendar: { name: 'Comercial', timeZone: calendar.timeZone },
    entries,
  };
  sandbox.faults.next({ endpoint: 'calendars.dueTrace', status: 200, body });
  const screen = await open();
  const summary = screen.getByText('Como o prazo foi calculado');
  await expect.element(summary).toBeVisible();
  await summary.click();
  for (const line of [
    'Começou em 19/11/2026 às 16:30',
    'Pausou às 18:00 (fim do expediente)',
    'Não contou em 20/11/2026 (feriado: Consciência Negra)',
    'Não contou em 21 e 22/11/2026 (fim de semana)',
    'Contou em 23/11/2026 das 08:00 às 12:00',
    'Calendário: Comercial',
  ]) {
    await expect.element(screen.getByText(line)).toBeVisible();
  }
  await expect.element(screen.getByText(/^Vence(u)? em 23\/11\/2026 às 14:30$/)).toBeVisible();
});

test('a trace that cannot be loaded can be loaded again; elapsed time says so', async () => {
  sandbox.faults.next({ endpoint: 'calendars.dueTrace', status: 400, times: 1 });
  const screen = await open();
  await screen.getByText('Como o prazo foi calculado').click();
  await expect.element(screen.getByText('Não foi possível carregar o cálculo do prazo.')).toBeVisible();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByText('O prazo conta em horas corridas, sem pausas.')).toBeVisible();
});
