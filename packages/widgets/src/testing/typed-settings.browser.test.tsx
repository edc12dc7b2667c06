import { type ReactNode, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dashboards } from '../features/dashboards/Dashboards.tsx';
import { DepartmentPage } from '../features/departments/DepartmentPage.tsx';
import { Departments } from '../features/departments/Departments.tsx';
import { Groups } from '../features/groups/Groups.tsx';
import { Report } from '../features/report/Report.tsx';
import { TaskInbox } from '../features/task-inbox/TaskInbox.tsx';
import { UpdateEditor } from '../features/updates/editor/UpdateEditor.tsx';
import { Workflows } from '../features/workflows/Workflows.tsx';
import { openSandbox } from './open-sandbox.ts';
import { sandboxPage } from './sandbox-session.tsx';
import { inputsIn, typeIntoAll } from './type-into-all.ts';

const sandbox = await openSandbox(1440, 1000);

type Screen = Awaited<ReturnType<typeof render>>;
async function open(widget: ReactNode, userName = 'patricia.lemos'): Promise<Screen> {
  const page = sandboxPage(sandbox, userName);
  return render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 960, display: 'flex' }}>{widget}</div>
      </StrictMode>,
    ),
  );
}

test.each([
  ['filters of the dashboard', <Dashboards key="d" type="sla" />, 'camila.duarte', 2],
  ['filters of the task list', <TaskInbox key="t" />, 'mariana.costa', 3],
  [
    'editor of an update',
    <UpdateEditor key="u" update={null} onSaved={() => {}} onClose={() => {}} />,
    'patricia.lemos',
    3,
  ],
] as const)(
  'C8.03 every text control of the %s accepts keys, corrections and pastes',
  async (_, widget, user, count) => {
    const screen = await open(widget, user);
    await expect.poll(() => inputsIn(screen.container).length).toBeGreaterThanOrEqual(count);
    await typeIntoAll(screen.container, count);
  },
);

test('C8.03 every text control of the report filters accepts keys, corrections and pastes', async () => {
  const screen = await open(<Report />);
  await userEvent.click(screen.getByRole('button', { name: 'Mais filtros' }));
  await expect.poll(() => inputsIn(document.body).length).toBeGreaterThanOrEqual(6);
  await typeIntoAll(document.body, 6);
});

test.each([
  ['linked process', <Workflows key="w" />, /Novo Processo Vinculado/, 3],
  ['group', <Groups key="g" />, /grupo/i, 1],
  ['department', <Departments key="d" />, /departamento/i, 1],
  ['sector', <DepartmentPage key="s" department={3} />, /Adicionar setor/, 1],
] as const)(
  'C8.03 every text control of the form of a %s accepts keys, corrections and pastes',
  async (_, widget, add, count) => {
    const screen = await open(widget);
    await screen.getByRole('button', { name: add }).last().click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => inputsIn(dialog.element()).length).toBeGreaterThanOrEqual(count);
    await typeIntoAll(dialog.element(), count);
  },
);

test('C8.03 the form of a sector sends the name as typed', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const screen = await render(
    page.wrap(
      <div style={{ height: 960, display: 'flex' }}>
        <DepartmentPage department={3} />
      </div>,
    ),
  );
  await screen.getByRole('button', { name: 'Adicionar setor' }).click();
  const name = screen.getByRole('textbox', { name: /Nome do setor/ });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard(' Dadps{Backspace}{Backspace}os & "BI"{Home}{Delete}');
  await userEvent.type(screen.getByRole('combobox', { name: /Responsáveis/ }), 'helenx{Backspace}a');
  await userEvent.click(screen.getByRole('option', { name: /Helena Barros/ }));
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveValue('Dados & "BI"');
  await screen.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => page.sent('POST', '/v1/sectors').length).toBe(1);
  expect(JSON.parse(String(page.sent('POST', '/v1/sectors')[0]?.body))).toMatchObject({
    description: 'Dados & "BI"',
    responsibles: [expect.any(Number)],
  });
  await expect.element(screen.getByRole('link', { name: 'Dados & "BI"' })).toBeVisible();
});

test('C8.03 sends the times of an update as typed and does not treat an incomplete time as empty', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const screen = await render(
    page.wrap(
      <div style={{ height: 960, display: 'flex' }}>
        <UpdateEditor update={null} onSaved={() => {}} onClose={() => {}} />
      </div>,
    ),
  );
  const sent = () => page.sent('POST', '/v1/updates').map(({ body }) => body as FormData);
  await screen.getByRole('textbox', { name: /^Título/ }).click();
  await userEvent.keyboard('Recesso');
  await screen.getByRole('textbox', { name: /^Exibir até/ }).click();
  await userEvent.keyboard('31/12/2098');
  const time = screen.getByLabelText('Hora do fim').element() as HTMLInputElement;
  time.focus();
  await userEvent.keyboard('14');
  await screen.getByRole('button', { name: 'Publicar' }).click();
  await expect.element(screen.getByText('Digite uma hora válida, como 08:30')).toBeVisible();
  expect(sent()).toEqual([]);

  time.focus();
  await userEvent.keyboard('{End}30');
  await expect.poll(() => time.value).toBe('14:30');
  await expect.element(screen.getByText('Digite uma hora válida, como 08:30')).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => time.value).toBe('14:3');
  await expect.element(screen.getByText('Digite uma hora válida, como 08:30')).toBeVisible();
  await userEvent.keyboard('0');
  await expect.poll(() => time.value).toBe('14:30');
  await screen.getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.get('expiresAt')).toBe('2098-12-31T17:30:00.000Z');
});
