import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PendingCause, type PendingEntry, type PendingKind, pendingKinds } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Pending, type PendingLinks } from './index.ts';

interface Args {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const links: PendingLinks = {
  request: (protocol) => `#/report/task/${protocol}`,
  person: (id) => `#/people/${id}`,
  group: (id) => `#/group/${id}`,
  department: (id) => `#/departments/${id}`,
  sector: (id) => `#/sectors/${id}`,
  process: (id) => `#/workflow/${id}`,
};

const entry = (id: number, name: string, more: Partial<PendingEntry> = {}): PendingEntry => ({
  id,
  name,
  personId: null,
  area: null,
  departmentId: null,
  taskUuid: null,
  idk: null,
  protocol: null,
  step: null,
  causes: [],
  reports: null,
  since: null,
  dueAt: null,
  startsOn: null,
  endsOn: null,
  ...more,
});

const edson: PendingCause = { kind: 'PERSON', id: 1201, name: 'Edson Quintana' };
const absent: PendingCause = { kind: 'PERSON', id: 1007, name: 'Mariana Costa' };
const stock: PendingCause = { kind: 'GROUP', id: 41, name: 'Estoque TI' };
const task = (id: number, name: string, step: string, cause: PendingCause) =>
  entry(id, name, {
    taskUuid: `1f0c2d3e-4a5b-4c6d-8e7f-0000000${id}`,
    idk: id,
    protocol: `a6919b5c-1672-4429-9ab1-0000000${id}`,
    step,
    causes: [cause],
    since: '2026-11-19T12:00:00.000Z',
    dueAt: '2026-11-21T20:00:00.000Z',
  });

const examples: Readonly<Record<PendingKind, readonly PendingEntry[]>> = {
  TASKS_OF_INACTIVE_PEOPLE: [
    task(48176, 'Reembolso de despesas', 'Aprovação do gestor', edson),
    task(48142, 'Compra de materiais', 'Aprovação de verba', edson),
  ],
  TASKS_OF_EMPTY_GROUPS: [task(48112, 'Equipamentos de TI', 'Separação', stock)],
  TASKS_OF_OWN_REQUESTS: [task(48120, 'Adiantamento', 'Aprovação do gestor', absent)],
  STEPS_WITHOUT_ASSIGNEE: [
    entry(48188, 'Admissão de pessoal', {
      idk: 48188,
      protocol: 'a6919b5c-1672-4429-9ab1-b12d5f02e9df',
      step: 'Aprovação da diretoria',
      since: '2026-11-20T12:00:00.000Z',
    }),
  ],
  PEOPLE_WITHOUT_SUPERIOR: [entry(1040, 'Helena Barros', { personId: 1040 })],
  INACTIVE_SUPERIORS: [
    entry(1201, 'Edson Quintana', { personId: 1201, reports: 8, since: '2026-11-19T12:00:00.000Z' }),
  ],
  ABSENCES_WITHOUT_SUBSTITUTE: [
    entry(7, 'Mariana Costa', { personId: 1007, startsOn: '2026-12-01', endsOn: '2026-12-11' }),
  ],
  GROUPS_WITHOUT_MEMBERS: [entry(41, 'Estoque TI', { causes: [edson] })],
  AREAS_WITHOUT_RESPONSIBLE: [
    entry(3, 'Suprimentos', { area: 'department', departmentId: 3 }),
    entry(9, 'Almoxarifado', { area: 'sector', departmentId: 3, causes: [edson] }),
  ],
  PROCESSES_WITH_INACTIVE: [entry(12, 'Equipamentos de TI', { causes: [edson, stock] })],
};

const answer = (entries: Partial<typeof examples>): Fault => ({
  endpoint: 'pending.list',
  status: 200,
  body: {
    kinds: pendingKinds.map((kind) => {
      const found = entries[kind] ?? [];
      return { kind, total: found.length, hasMore: false, entries: found };
    }),
  },
  times: 99,
});

const meta: Meta<Args> = {
  title: 'Widgets/Pending',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', faults: [answer(examples)] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-22T18:00:00Z') });
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 760, display: 'flex' }}>
        <Pending links={links} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** Every kind with its count and the action that solves it. */
export const Kinds: Story = {
  name: 'D7.09 every kind has its count and the action that solves it',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 pendências', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(pendingKinds.length);
    await expect(canvas.getByRole('heading', { name: 'Tarefas de pessoas inativas 2' })).toBeVisible();
    for (const [name, href] of [
      ['Abrir solicitação: 48188 Admissão de pessoal', '#/report/task/a6919b5c-1672-4429-9ab1-b12d5f02e9df'],
      ['Abrir grupo: Estoque TI', '#/group/41'],
      ['Definir responsável: Suprimentos', '#/departments/3'],
      ['Definir responsável: Almoxarifado', '#/sectors/9'],
      ['Abrir processo: Equipamentos de TI', '#/workflow/12'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Superiores inativos 1' }));
    await expect(canvas.getByRole('heading', { name: 'Superiores inativos 1' })).toHaveFocus();
    for (const name of [
      'Trocar superior de 8 pessoas: Edson Quintana',
      'Definir superior: Helena Barros',
      'Definir substituto: Mariana Costa',
    ]) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar 48112 Equipamentos de TI' }));
    await expect(canvas.getByRole('button', { name: 'Redistribuir' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(canvas.queryByRole('button', { name: 'Redistribuir' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Tarefas de grupos sem membros ativos 1' })).toHaveFocus();
  },
};

/** Nothing is pending. */
export const Empty: Story = {
  name: 'D7.09 an empty list says that all is in order',
  args: { faults: [answer({})] },
  play: async ({ canvas }) => {
    const text = 'Tudo em ordem: nenhuma pendência no cadastro.';
    await expect(await canvas.findByText(text, { selector: 'p' })).toBeVisible();
  },
};

/** Placeholders while it loads. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'pending.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load fails, the retry succeeds; lines are cards in a narrow container. */
export const FailedNarrow: Story = {
  args: { width: 390, faults: [{ endpoint: 'pending.list', status: 500 }, answer(examples)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('heading', { name: /Superiores inativos/ })).toBeVisible();
  },
};

/** A user who is not an administrator. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes', faults: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Só administradores veem as pendências.')).toBeVisible();
  },
};
