import {
  createAbsence,
  deactivatePerson,
  getPendingSettings,
  getPerson,
  listHistory,
  listPending,
  type PendingKind,
  updatePerson,
} from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Pending } from './Pending.tsx';

const sandbox = await openSandbox(1280, 800);
const { people } = sandboxIds;

async function open() {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 700, display: 'flex' }}>
          <Pending links={{ person: (id) => `/adm/people/${id}` }} />
        </div>
      </StrictMode>,
    ),
  );
  const pending = async (kind: PendingKind) => {
    const { kinds } = await page.client.call(listPending, { query: { kind, size: 50 } });
    return kinds[0]?.entries ?? [];
  };
  return { ...page, screen, pending };
}

test('D5.08 D7.09 tasks of an inactive person are redistributed by keyboard with a reason', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  await client.call(deactivatePerson, { params: { id: people.helenaBarros } });
  const { screen, pending } = await open();
  const [task, ...others] = await pending('TASKS_OF_INACTIVE_PEOPLE');
  if (!task?.protocol) throw new Error('no task is pending');
  const section = screen.getByRole('region', { name: /Tarefas de pessoas inativas/ });
  await expect.element(section.getByRole('link', { name: 'Helena Barros' }).first()).toBeVisible();
  section
    .getByRole('checkbox', { name: `Selecionar ${task.idk} ${task.name}` })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await userEvent.click(section.getByRole('button', { name: 'Redistribuir' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Redistribuir' }));
  await expect.element(dialog.getByText('Escolha ao menos uma pessoa ou um grupo')).toBeVisible();
  await expect.element(dialog.getByText('Informe o motivo')).toBeVisible();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Pessoas' }), 'Priscila');
  await userEvent.click(screen.getByRole('option', { name: /Priscila Reis/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Helena saiu');
  await userEvent.click(dialog.getByRole('button', { name: 'Redistribuir' }));
  await expect.element(screen.getByText('1 tarefa redistribuída').first()).toBeVisible();
  await expect.element(section.getByRole('heading', { name: /Tarefas de pessoas inativas/ })).toHaveFocus();
  expect(await pending('TASKS_OF_INACTIVE_PEOPLE')).toHaveLength(others.length);
  const history = await client.call(listHistory, { params: { id: task.protocol } });
  expect(history.map(({ message }) => message).join()).toContain('redistribuiu a tarefa');
});

test('D7.09 a superior and a substitute are chosen on the page', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const period = { startsOn: '2026-12-01', endsOn: '2026-12-11', reason: 'VACATION' as const };
  await client.call(createAbsence, { body: { ...period, personId: people.helenaBarros } });
  const { screen, pending } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Definir substituto: Helena Barros' }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Substituto/ }), 'Priscila');
  await userEvent.click(screen.getByRole('option', { name: /Priscila Reis/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Pendência resolvida').first()).toBeVisible();
  expect(await pending('ABSENCES_WITHOUT_SUBSTITUTE')).toEqual([]);

  const found = await pending('PEOPLE_WITHOUT_SUPERIOR');
  const person = found.find(({ id }) => id !== people.reginaAlbuquerque);
  if (!person) throw new Error('everyone has a superior');
  await userEvent.click(screen.getByRole('button', { name: `Definir superior: ${person.name}` }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Superior/ }), 'Regina');
  await userEvent.click(screen.getByRole('option', { name: /Regina Albuquerque/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => pending('PEOPLE_WITHOUT_SUPERIOR')).not.toContainEqual(person);
  await expect.element(screen.getByRole('heading', { name: /^Pessoas sem superior/ })).toHaveFocus();
});

test('D5.03 D5.09 the superior of all reports is replaced, and the work of people who leave can go to superiors', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  await client.call(deactivatePerson, { params: { id: people.helenaBarros } });
  await client.call(updatePerson, { params: { id: people.priscilaReis }, body: { superiorId: people.helenaBarros } });
  const { screen, pending } = await open();
  const [former] = (await pending('INACTIVE_SUPERIORS')).filter(({ id }) => id === people.helenaBarros);
  const reports = former?.reports ?? 0;
  expect(reports).toBeGreaterThan(0);
  const action = `Trocar superior de ${reports} ${reports === 1 ? 'pessoa' : 'pessoas'}`;
  await userEvent.click(screen.getByRole('button', { name: `${action}: Helena Barros` }));
  const dialog = screen.getByRole('dialog', { name: action });
  await userEvent.type(dialog.getByRole('combobox', { name: /^Novo superior/ }), 'Priscila');
  await userEvent.click(screen.getByRole('option', { name: /Priscila Reis/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(dialog.getByText(/A hierarquia forma um ciclo: Priscila Reis → Priscila Reis/)).toBeVisible();
  await userEvent.clear(dialog.getByRole('combobox', { name: /^Novo superior/ }));
  await userEvent.type(dialog.getByRole('combobox', { name: /^Novo superior/ }), 'Regina');
  await userEvent.click(screen.getByRole('option', { name: /Regina Albuquerque/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Pendência resolvida').first()).toBeVisible();
  expect((await pending('INACTIVE_SUPERIORS')).map(({ id }) => id)).not.toContain(people.helenaBarros);
  const { superior } = await client.call(getPerson, { params: { id: people.priscilaReis } });
  expect(superior).toMatchObject({ id: people.reginaAlbuquerque });

  const setting = screen.getByRole('switch', { name: 'Encaminhar ao superior as tarefas de quem sai' });
  await expect.element(setting).not.toBeChecked();
  (setting.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(setting).toBeChecked();
  expect(await client.call(getPendingSettings)).toEqual({ forwardTasks: true });
});

test('on a phone nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  await client.call(deactivatePerson, { params: { id: people.helenaBarros } });
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: /Tarefas de pessoas inativas/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  // the page scrolls by itself, so that its lines could be wider without widening the document
  const page = document.querySelector('[data-slot="pending"]');
  expect(page?.scrollWidth).toBe(page?.clientWidth);
});
