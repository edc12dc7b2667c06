import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedPerson, PersonDetail, PersonTask } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { People, type PeopleProps } from './People.tsx';

interface Args extends Omit<PeopleProps, 'client' | 'theme'> {
  /** User name of the signed-in user. */
  user: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const source = { key: 'file', name: 'Arquivo do RH' };
const owned: readonly string[] = ['firstName', 'lastName', 'completeName', 'email', 'branchId', 'statusId'];

const listed: ListedPerson = {
  id: 7,
  userName: 'aline.moura',
  firstName: 'Aline',
  lastName: 'Moura',
  completeName: 'Aline Moura',
  email: 'aline.moura@redeipe.example',
  custom1: '10871',
  jobTitle: { id: 3, name: 'Analista Financeiro' },
  branch: { id: 2, name: '042 · Campinas Centro' },
  superior: { id: 8, completeName: 'Helena Barros' },
  status: { id: 1, description: 'Ativo' },
  roles: 'ROLE_REPORT',
  sources: [source],
  active: true,
  access: 'ACTIVE',
};

const managed: PersonDetail = {
  ...listed,
  nickName: 'Aline',
  custom2: '470.670.791-95',
  custom3: 'Analista Financeiro',
  custom4: '042',
  custom5: null,
  sector: null,
  showOnlyPersonalMenu: false,
  groups: [{ id: 2004, name: 'Contas a pagar', active: true }],
  grants: [{ role: 'ROLE_REPORT', source }],
  managed: owned.map((attribute) => ({ attribute, source, updatedAt: '2026-11-18T12:00:00.000Z' })),
  externalIds: [{ source, externalId: '10871' }],
  soleTaskCount: 3,
  createdAt: '2026-01-05T12:00:00.000Z',
  changedAt: '2026-11-18T12:00:00.000Z',
  deactivatedAt: null,
  signedInAt: '2026-11-18T12:00:00.000Z',
};

const tasks: readonly PersonTask[] = [
  {
    id: 1,
    idk: 48198,
    process: 'Cadastro de fornecedor',
    step: 'Aprovação fiscal',
    createdAt: '2026-11-18T12:00:00.000Z',
    dueAt: '2026-11-20T21:00:00.000Z',
    taken: false,
    sole: true,
  },
  {
    id: 2,
    idk: 48161,
    process: 'Estorno de venda',
    step: 'Conferência fiscal',
    createdAt: '2026-11-18T12:30:00.000Z',
    dueAt: null,
    taken: true,
    sole: false,
  },
];

const answer = (elements: readonly ListedPerson[]): Fault => ({
  endpoint: 'directory.list',
  status: 200,
  body: { elements, totalElements: elements.length, sources: [source] },
  times: 99,
});

const meta: Meta<Args> = {
  title: 'Widgets/People',
  parameters: { padding: 0 },
  args: { user: 'patricia.lemos' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.user), sandbox };
    },
  ],
  render: ({ user: _user, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 720, display: 'flex' }}>
        <People {...props} />
      </div>,
      { theme: globals['theme'] ?? 'light' },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** The people of the company. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pessoas' });
    await waitFor(() => expect(table.querySelectorAll('tbody button')).toHaveLength(17));
  },
};

/** The page of a person, where a field is edited. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome, usuário/ }), 'patricia.lemos');
    await userEvent.click(await canvas.findByRole('button', { name: 'Patrícia Lemos' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar Usuário' }));
    await expect(await canvas.findByRole('textbox', { name: /^Usuário/ })).toHaveValue('patricia.lemos');
  },
};

const openTab = (name: RegExp): Story['play'] =>
  async function play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name }));
  };

/** Access and roles of a person; a role of a source is locked. */
export const Access: Story = {
  args: { person: 7, faults: [{ endpoint: 'directory.get', status: 200, body: managed, times: 99 }] },
  play: async (context) => {
    await openTab(/^Acesso/)?.(context);
    await expect(context.canvas.getByRole('checkbox', { name: /^Relatórios/ })).toBeDisabled();
    await userEvent.click(context.canvas.getByText('Suporte'));
    await expect(context.canvas.getByRole('checkbox', { name: 'Suporte' })).toBeChecked();
    await expect(context.canvas.getByRole('button', { name: 'Salvar' })).toBeVisible();
  },
};

/** The open tasks of a person. */
export const Tasks: Story = {
  args: {
    person: 7,
    faults: [
      { endpoint: 'directory.get', status: 200, body: managed, times: 99 },
      { endpoint: 'directory.tasks', status: 200, body: { elements: tasks, totalElements: 2 }, times: 99 },
    ],
  },
  play: openTab(/^Tarefas abertas/),
};

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const due = [hours(-3), hours(2), hours(72)].map((dueAt, index) => ({ ...tasks[0], id: index, dueAt }));

/** An overdue task, one that is due soon, and one with time left. */
export const TaskDueTimes: Story = {
  name: "C10.03 the due times of a person's open tasks rank",
  args: {
    person: 7,
    faults: [
      { endpoint: 'directory.get', status: 200, body: managed, times: 99 },
      { endpoint: 'directory.tasks', status: 200, body: { elements: due, totalElements: 3 }, times: 99 },
    ],
  },
  play: async (context) => {
    await openTab(/^Tarefas abertas/)?.(context);
    const times = await context.canvas.findAllByText(/^(há|em) /);
    const looks = times.map((time) => getComputedStyle(time));
    await expect(looks.map(({ fontWeight }) => fontWeight)).toEqual(['600', '500', '400']);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(3);
  },
};

/** A person without open tasks. */
export const NoTasks: Story = {
  args: {
    person: 7,
    faults: [
      { endpoint: 'directory.get', status: 200, body: managed, times: 99 },
      { endpoint: 'directory.tasks', status: 200, body: { elements: [], totalElements: 0 }, times: 99 },
    ],
  },
  play: async (context) => {
    await openTab(/^Tarefas abertas/)?.(context);
    await expect(await context.canvas.findByText('Nenhuma tarefa aberta')).toBeVisible();
  },
};

/** The open tasks and the changes of a person could not be loaded. */
export const FailedTabs: Story = {
  args: {
    person: 7,
    faults: [
      { endpoint: 'directory.get', status: 200, body: managed, times: 99 },
      { endpoint: 'directory.tasks', status: 500, times: 9 },
      { endpoint: 'audit.list', status: 500, times: 9 },
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await openTab(/^Tarefas abertas/)?.(context);
    await expect(await canvas.findByText('Não foi possível carregar as tarefas abertas')).toBeVisible();
    await openTab(/^Histórico/)?.(context);
    const text = 'Não foi possível carregar o histórico de alterações';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

const absencesFault = (fault: Omit<Fault, 'endpoint'>): Partial<Args> => ({
  person: 7,
  faults: [
    { endpoint: 'directory.get', status: 200, body: managed, times: 99 },
    { endpoint: 'absences.list', times: 9, ...fault },
  ],
});

/** The absences of a person are loading. */
export const LoadingAbsences: Story = {
  args: absencesFault({ delayMs: 600_000 }),
  play: async (context) => {
    await openTab(/^Ausências/)?.(context);
    await expect(await context.canvas.findByText('Carregando as ausências')).toBeInTheDocument();
  },
};

/** The absences of a person could not be loaded. */
export const FailedAbsences: Story = {
  args: absencesFault({ status: 500 }),
  play: async (context) => {
    await openTab(/^Ausências/)?.(context);
    const text = 'Não foi possível carregar as ausências';
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

/** The server refuses the absences of a person. */
export const ForbiddenAbsences: Story = {
  args: absencesFault({
    status: 403,
    body: { type: 'about:blank', title: 'Forbidden', status: 403, errorCode: 'FORBIDDEN' },
  }),
  play: async (context) => {
    await openTab(/^Ausências/)?.(context);
    await expect(await context.canvas.findByText('Usuário sem permissão de acesso')).toBeVisible();
  },
};

/** The page of a person is loading. */
export const LoadingPerson: Story = {
  args: { person: 7, faults: [{ endpoint: 'directory.get', delayMs: 600_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando pessoa')).toBeInTheDocument();
  },
};

/** The person could not be loaded. */
export const FailedPerson: Story = {
  args: { person: 7, faults: [{ endpoint: 'directory.get', status: 500, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar a pessoa')).toBeVisible();
  },
};

/** A new person. */
export const Creating: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova pessoa' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Nova pessoa' });
    await expect(await within(dialog).findByLabelText(/^Sobrenome/)).toHaveValue('');
  },
};

/** The data come from a source: locked, with the source and the date. */
export const FromSource: Story = {
  args: { person: 7, faults: [{ endpoint: 'directory.get', status: 200, body: managed, times: 99 }] },
  play: async ({ canvas }) => {
    const texts = await canvas.findAllByText('Atualizado por Arquivo do RH em 18/11/2026');
    await expect(texts).toHaveLength(owned.length);
    await expect(canvas.queryByRole('button', { name: 'Alterar Sobrenome' })).toBeNull();
  },
};

/** No one has been registered yet. */
export const Empty: Story = {
  args: { faults: [answer([])], importHref: '/import' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cadastre ou importe as pessoas da empresa')).toBeVisible();
    // in the empty list and in the bar below it
    for (const link of canvas.getAllByRole('link', { name: 'Importar pessoas' })) {
      await expect(link).toHaveAttribute('href', '/import');
    }
  },
};

/** Only the person who installed the product is registered. */
export const NewInstallation: Story = {
  args: { faults: [answer([{ ...listed, sources: [] }])], importHref: '/import' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cadastre ou importe as pessoas da empresa')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aline Moura' })).toBeVisible();
  },
};

/** No one matches the filters, which can be cleared. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome, usuário/ }), 'foguete');
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Nome, usuário/ })).toHaveValue(''));
  },
};

/** Loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'directory.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load failed. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'directory.list', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar as pessoas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
  },
};

/** The user is no administrator. */
export const Forbidden: Story = {
  args: { user: 'diego.salomao' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Só administradores veem o cadastro de pessoas.')).toBeVisible();
  },
};

/** On a narrow screen rows are cards. */
export const Narrow: Story = { args: { width: 390 } };

const left: PersonDetail = {
  ...managed,
  active: false,
  access: 'INACTIVE',
  sources: [],
  managed: [],
  externalIds: [],
  deactivatedAt: '2026-05-04T18:00:00.000Z',
};
const free = { active: false, openRequests: 0, openTasks: 0, legalBlocks: 0, anonymisedAt: null };

/** The question before the data of an inactive person are removed. */
export const Anonymising: Story = {
  args: {
    person: 7,
    faults: [
      { endpoint: 'directory.get', status: 200, body: left, times: 99 },
      { endpoint: 'privacy.checkAnonymisation', status: 200, body: free, times: 99 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anonimizar' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Anonimizar Aline Moura?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'aline.moura');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Anonimizar' })).toBeEnabled());
  },
};

const noAbsences: Fault = {
  endpoint: 'absences.list',
  status: 200,
  body: { absences: [], substitutions: [], today: '2026-11-20' },
  times: 99,
};

/** The data of the person were removed; nothing can be changed. */
export const Anonymised: Story = {
  args: {
    person: 7,
    faults: [
      {
        endpoint: 'directory.get',
        status: 200,
        body: { ...left, completeName: 'Pessoa removida 7', anonymisedAt: '2026-11-18T12:00:00.000Z' },
        times: 99,
      },
      noAbsences,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Os dados desta pessoa foram removidos em/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reativar' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Alterar / })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Grupos/ }));
    await expect(await canvas.findByRole('combobox', { name: 'Grupos' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('tab', { name: /^Acesso/ }));
    await expect(await canvas.findByText('Menu completo')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Ausências/ }));
    await expect(await canvas.findByText('Esta pessoa não tem ausências programadas.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nova ausência' })).toBeNull();
  },
};

/** The legal blocks of a person could not be loaded. */
export const BlocksFailed: Story = {
  args: {
    person: 7,
    faults: [
      { endpoint: 'directory.get', status: 200, body: left, times: 99 },
      { endpoint: 'legalBlocks.list', status: 500, times: 99 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bloqueio legal' }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Não foi possível carregar os bloqueios legais')).toBeVisible();
  },
};
