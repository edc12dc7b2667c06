import { authInfo, findService, getTask, listServices, publishProcess, type Started } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RequestDialog } from '../features/request-dialog/RequestDialog.tsx';
import { TaskDetail } from '../features/task-detail/TaskDetail.tsx';
import { openSandbox } from './open-sandbox.ts';
import { type SandboxPage, sandboxPage } from './sandbox-session.tsx';

const sandbox = await openSandbox(1280, 1400);

const cities = ['Santos', 'São Paulo'].map((label) => ({ label, value: label.toLowerCase() }));
const options = ['Hotel', 'Táxi'].map((label) => ({ label, value: label }));

/** Every typed field type: its keys, the text shown after it loses the focus, and the value sent. */
const typed = [
  { name: 'valor', type: 'money', keys: '35000', shown: '35.000,00', sent: 35000 },
  { name: 'preco', type: 'money', keys: '1234.56', shown: '1.234,56', sent: 1234.56 },
  { name: 'quantidade', type: 'integer', keys: '1234568{Backspace}7', shown: '1.234.567', sent: 1234567 },
  { name: 'peso', type: 'float', keys: '-12345,125', shown: '-12.345,125', sent: -12345.125 },
  { name: 'cpf', type: 'masked', mask: 'cpf', keys: '52998224725', shown: '529.982.247-25', sent: '529.982.247-25' },
  {
    name: 'celular',
    type: 'masked',
    mask: 'cell',
    keys: '11987654321',
    shown: '(11) 98765-4321',
    sent: '(11) 98765-4321',
  },
  {
    name: 'rg',
    type: 'masked',
    mask: 'rg',
    keys: '12345678{Backspace}82',
    shown: '12.345.678-2',
    sent: '12.345.678-2',
  },
  {
    name: 'cnpj',
    type: 'masked',
    mask: 'cnpj',
    keys: '1122233300018{Backspace}81',
    shown: '11.222.333/0001-81',
    sent: '11.222.333/0001-81',
  },
  {
    name: 'fixo',
    type: 'masked',
    mask: 'telephone',
    keys: '113333445{Backspace}44',
    shown: '(11) 3333-4444',
    sent: '(11) 3333-4444',
  },
  { name: 'codigo', type: 'regex', keys: 'ABX{Backspace}C-1234', shown: 'ABC-1234', sent: 'ABC-1234' },
  { name: 'cep', type: 'masked', mask: 'cep', keys: '01310100', shown: '01310-100', sent: '01310-100' },
  { name: 'dia', type: 'date', keys: '2/12/2026', shown: '02/12/2026', sent: '2026-12-02' },
  {
    name: 'email',
    type: 'string',
    keys: 'ana@redeipe.examm{Backspace}ple',
    shown: 'ana@redeipe.example',
    sent: 'ana@redeipe.example',
  },
  { name: 'nome', type: 'string', keys: 'João & "Ana" <b>', shown: 'João & "Ana" <b>', sent: 'João & "Ana" <b>' },
  { name: 'motivo', type: 'text', keys: 'uma{Enter}duas', shown: 'uma\nduas', sent: 'uma\nduas' },
] as const;

const others = [
  { name: 'etiquetas', type: 'chips' },
  { name: 'itens', type: 'select-multiple', options },
  { name: 'forma', type: 'select', options },
  { name: 'urgente', type: 'boolean' },
  { name: 'relato', type: 'texteditor' },
  { name: 'cidade', type: 'search', search: { kind: 'list', items: cities } },
  { name: 'senha', type: 'password' },
];

/** Values sent by fields that are not plain text; a password is neither stored in drafts nor shown again. */
const otherValues = {
  forma: 'Táxi',
  urgente: false,
  relato: '<p>Troca do monitor</p>',
  cidade: 'santos',
};
const password = 'S3nha-forte';

/** Publishes a process whose form contains every field type, and shows it again to the assignee of the task. */
async function publish(page: SandboxPage): Promise<string> {
  const fields = [...typed, ...others];
  const data = fields.map((field, index) => ({
    id: `f${index}`,
    name: field.name,
    label: `Campo ${field.name}`,
    type: field.type as 'string',
    hint: '',
    options: 'options' in field ? field.options : [],
    ...('mask' in field && { maskedValue: field.mask }),
    ...('search' in field && { search: field.search as { kind: 'list'; items: typeof cities } }),
    ...(field.type === 'regex' && { regexExpression: '[A-Z]{3}-[0-9]{4}' }),
  }));
  const dataSteps = ['start', 'fill'].flatMap((stepId) =>
    data.map(({ id }, index) => ({
      stepId,
      dataId: id,
      formOrder: index + 1,
      required: 'false',
      requiredTemplate: 'N',
      editable: 'true',
      editableTemplate: 'Y',
      visible: 'true',
      visibleTemplate: 'Y',
      state: 'EDITABLE',
    })),
  );
  await page.client.call(publishProcess, {
    body: {
      title: 'Formulário completo',
      description: 'Todos os tipos de campo',
      category: { id: 6, title: 'Tecnologia' },
      assigneeStatuses: [1],
      department: { id: 3, description: 'Tecnologia', active: true },
      sector: { id: 12, description: 'Sistemas', active: true },
      hasNps: false,
      steps: [
        { type: 'START_EVENT', id: 'start', title: 'Início', nextStepId: 'fill' },
        {
          type: 'USER_TASK',
          id: 'fill',
          title: 'Conferir',
          assignees: [{ id: 1, firstName: 'Iniciador' }],
          nextStepId: 'end',
        },
        { type: 'END_EVENT', id: 'end', title: 'Final' },
      ],
      data,
      dataSteps,
      gatewayFlows: [],
    },
  });
  const { elements } = await page.client.call(listServices, { query: { q: 'Formulário completo' } });
  return elements[0]?.name ?? '';
}

/** Opens the request form of a service. */
async function openRequest(page: SandboxPage, name: string) {
  const user = await page.client.call(authInfo);
  const service = await page.client.call(findService, { params: { name } });
  const onSent = vi.fn<(started: Started['startProcessDto']) => void>();
  const screen = await render(
    page.wrap(<RequestDialog service={service} user={user} onClose={() => {}} onSent={onSent} />),
  );
  return { screen, onSent };
}

type Screen = Awaited<ReturnType<typeof render>>;
const input = (screen: Screen, name: string) => screen.getByRole('textbox', { name: `Campo ${name}`, exact: true });

const named = (screen: Screen, role: 'combobox' | 'radiogroup', name: string) =>
  screen.getByRole(role, { name: `Campo ${name}`, exact: true });
const passwords = (screen: Screen) => [
  screen.getByLabelText('Campo senha', { exact: true }),
  screen.getByLabelText('Campo senha (confirmação)', { exact: true }),
];

async function typePassword(screen: Screen) {
  for (const one of passwords(screen)) {
    await expect.element(one).toHaveValue('');
    await userEvent.click(one);
    await userEvent.keyboard(`${password.slice(0, 4)}x{Backspace}${password.slice(4)}{Tab}`);
    await expect.element(one).toHaveValue(password);
  }
}

async function showsEverything(screen: Screen) {
  await expect.element(named(screen, 'combobox', 'forma')).toHaveValue('Táxi');
  await expect.element(named(screen, 'combobox', 'cidade')).toHaveValue('Santos');
  await expect.element(input(screen, 'relato')).toHaveTextContent('Troca do monitor');
  await expect.element(named(screen, 'radiogroup', 'urgente').getByRole('radio', { name: 'Não' })).toBeChecked();
  for (const { name, shown } of typed) await expect.element(input(screen, name)).toHaveValue(shown);
  for (const text of ['urgente', 'loja 042', 'Táxi']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
  }
}

test('C8.03 typed values are shown, stored in the draft, sent, and shown again to the assignee', async () => {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const name = await publish(page);
  const first = await openRequest(page, name);
  for (const field of typed) {
    await userEvent.click(input(first.screen, field.name));
    await userEvent.keyboard(field.keys);
  }
  await userEvent.click(input(first.screen, 'etiquetas'));
  await userEvent.keyboard('urgente{Enter}loja 042');
  await userEvent.click(first.screen.getByRole('combobox', { name: 'Campo itens' }));
  await userEvent.keyboard('taxi{Enter}{Escape}{Tab}');
  (named(first.screen, 'combobox', 'forma').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  await userEvent.click(named(first.screen, 'radiogroup', 'urgente').getByText('Sim'));
  await userEvent.keyboard('{ArrowRight}{Tab}');
  await userEvent.click(input(first.screen, 'relato'));
  await userEvent.keyboard('Troca do monitox{Backspace}r');
  await userEvent.click(named(first.screen, 'combobox', 'cidade'));
  await userEvent.keyboard('sax{Backspace}n');
  await first.screen.getByRole('option', { name: 'Santos' }).click();
  await typePassword(first.screen);
  await showsEverything(first.screen);
  await expect.element(first.screen.getByText(/^Rascunho salvo/)).toBeVisible();
  await first.screen.unmount();

  const again = await openRequest(page, name);
  await showsEverything(again.screen);
  await typePassword(again.screen);
  await again.screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.poll(() => again.onSent.mock.calls.length).toBe(1);
  const written = Object.fromEntries(typed.map((field) => [field.name, field.sent]));
  const etiquetas = ['urgente', 'loja 042'];
  expect(JSON.parse(String(page.sent('POST', /\/start$/)[0]?.body))).toEqual({
    ...written,
    etiquetas,
    itens: '["Táxi"]',
    ...otherValues,
    senha: password,
  });
  const uuid = again.onSent.mock.calls[0]?.[0].taskUuid ?? '';
  const { fields } = await page.client.call(getTask, { params: { uuid } });
  const stored = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  expect(stored).toMatchObject({ ...written, ...otherValues, etiquetas, itens: ['Táxi'] });
  expect(JSON.stringify(fields)).not.toContain(password);
  await again.screen.unmount();

  const task = await render(
    page.wrap(
      <div style={{ height: 1300 }}>
        <TaskDetail identifier={uuid} onClose={() => {}} onChanged={() => {}} />
      </div>,
    ),
  );
  await showsEverything(task);
  await task.unmount();
});
