import type { Meta, StoryObj } from '@storybook/react-vite';
import { getMyData, type PersonalDataExport, type PersonDetail } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { MyData } from './MyData.tsx';

interface Args {
  /** User name of the signed-in user. */
  user: string;
  /** Faults of the server from the start. */
  faults: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/MyData',
  parameters: { padding: 0 },
  args: { user: 'mariana.costa', faults: [] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-24T15:00:00Z') });
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.user) };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 760, display: 'flex' }}>
        <MyData />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const forbidden = { type: 'about:blank', title: 'Forbidden', status: 403, errorCode: 'FORBIDDEN' };
const source = { key: 'file', name: 'Arquivo do RH' };

const aline: PersonDetail = {
  id: 7,
  userName: 'aline.moura',
  firstName: 'Aline',
  lastName: 'Moura',
  completeName: 'Aline Moura',
  nickName: 'Aline',
  email: 'aline.moura@redeipe.example',
  custom1: '10871',
  custom2: '470.670.791-95',
  custom3: 'Analista Financeiro',
  custom4: '042',
  custom5: null,
  jobTitle: { id: 3, name: 'Analista Financeiro' },
  branch: { id: 2, name: '042 · Campinas Centro' },
  sector: null,
  superior: { id: 8, completeName: 'Helena Barros' },
  status: { id: 1, description: 'Ativo' },
  roles: 'ROLE_REPORT',
  sources: [source],
  active: true,
  access: 'ACTIVE',
  showOnlyPersonalMenu: false,
  groups: [{ id: 2004, name: 'Contas a pagar', active: true }],
  grants: [{ role: 'ROLE_REPORT', source }],
  managed: [{ attribute: 'branchId', source, updatedAt: '2026-11-18T12:00:00.000Z' }],
  externalIds: [{ source, externalId: '10871' }],
  soleTaskCount: 0,
  createdAt: '2026-01-05T12:00:00.000Z',
  changedAt: '2026-11-18T12:00:00.000Z',
  deactivatedAt: null,
  signedInAt: '2026-11-18T12:00:00.000Z',
};
const empty: PersonDetail = {
  ...aline,
  jobTitle: null,
  branch: null,
  superior: null,
  sources: [],
  groups: [],
  grants: [],
  managed: [],
  externalIds: [],
};
const answer = (person: PersonDetail): Fault => ({
  endpoint: 'myData.get',
  status: 200,
  body: { person, purpose: null },
  times: 99,
});
const exported = (part: Partial<PersonalDataExport>): Fault => ({
  endpoint: 'myData.listExports',
  status: 200,
  body: {
    elements: [
      {
        uuid: '5d0c9a5e-8f0b-4f0e-9d6a-6a3b1c2d4e5f',
        createdAt: '2026-11-24T14:00:00.000Z',
        expiresAt: null,
        status: 'IN_PROGRESS',
        rowsDone: 120,
        rowsTotal: 212,
        size: null,
        ...part,
      },
    ],
  },
  times: 99,
});

/** The data of a person with values of a source. */
export const Data: Story = {
  name: 'D7.10 the registered data with their origin, roles, groups and superior',
  args: { faults: [answer(aline)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('042 · Campinas Centro')).toBeVisible();
    await expect(canvas.getByText('Atualizado por Arquivo do RH em 18/11/2026')).toBeVisible();
    await expect(canvas.getByText('Helena Barros')).toBeVisible();
    await expect(canvas.getByText('Contas a pagar')).toBeVisible();
    await expect(canvas.getByText('Relatórios')).toBeVisible();
    await expect(canvas.getByText('Origem: Arquivo do RH')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Alterar a finalidade e os critérios' })).toBeNull();
  },
};

/** A person without groups, roles and superior, on a phone. */
export const EmptyNarrow: Story = {
  args: { width: 390, faults: [answer(empty)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum perfil')).toBeVisible();
    await expect(canvas.getByText('Nenhum grupo')).toBeVisible();
  },
};

/** An export is being written. */
export const Preparing: Story = {
  args: { faults: [answer(aline), exported({})] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/120 de 212 solicitações/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Baixar meus dados' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** An export of an earlier visit can still be downloaded. */
export const Ready: Story = {
  args: {
    faults: [
      answer(aline),
      exported({ status: 'READY', rowsDone: 212, size: 5, expiresAt: '2026-12-01T14:01:00.000Z' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Os dados estão prontos')).toBeVisible();
    await expect(canvas.getByText(/fica disponível até 01\/12\/2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Baixar arquivo' })).toBeVisible();
  },
};

/** An export failed; the user can ask for another. */
export const FailedExport: Story = {
  args: { faults: [answer(aline), exported({ status: 'FAILED' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível preparar os dados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Baixar meus dados' })).toBeEnabled();
  },
};

/** An administrator writes the text on purpose and criteria, which is part of every export. */
export const Purpose: Story = {
  args: { user: 'patricia.lemos' },
  play: async ({ canvas, canvasElement, loaded }) => {
    const edit = await canvas.findByRole('button', { name: 'Alterar a finalidade e os critérios' });
    await userEvent.click(edit);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Finalidade e critérios/ }),
      'Para atender às solicitações.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Para atender às solicitações.')).toBeVisible();
    const { purpose } = await loaded['page'].client.call(getMyData, {});
    await expect(purpose).toBe('Para atender às solicitações.');
  },
};

/** Lines have placeholders while they load. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'myData.get', delayMs: 60_000, times: 9 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

/** The first load fails, the retry succeeds. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'myData.get', status: 500 }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('mariana.costa')).toBeVisible();
  },
};

/** A server that refuses the user. */
export const Forbidden: Story = {
  args: { faults: [{ endpoint: 'myData.get', status: 403, body: forbidden, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuário sem permissão de acesso')).toBeVisible();
  },
};
