import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ServiceAccount } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDialog } from '../../testing/story-dialog.ts';
import { type IntegrationsStoryArgs, integrationsStory } from './testing/integrations-story.tsx';

const account = (id: number, name: string, overrides: Partial<ServiceAccount> = {}): ServiceAccount => ({
  id,
  name,
  responsible: { id: 1002, completeName: 'Patrícia Lemos' },
  scopes: ['people:read', 'people:write'],
  addresses: [],
  clientId: null,
  createdAt: '2026-03-10T14:30:00.000Z',
  tokens: [
    {
      id,
      createdAt: '2026-03-10T14:30:00.000Z',
      expiresAt: '2027-03-10T14:30:00.000Z',
      lastUsedAt: '2026-11-19T17:46:00.000Z',
    },
  ],
  ...overrides,
});

const listed = (elements: readonly ServiceAccount[]): Fault => ({
  endpoint: 'serviceAccounts.list',
  status: 200,
  body: { elements },
  times: 9,
});

const meta: Meta<IntegrationsStoryArgs> = {
  title: 'Widgets/Integrations',
  ...integrationsStory,
};
export default meta;
type Story = StoryObj<IntegrationsStoryArgs>;

/** Accounts with and without tokens. */
export const List: Story = {
  args: {
    faults: [
      listed([
        account(1, 'ERP', { scopes: ['requests:start', 'requests:read', 'tasks:read'] }),
        account(2, 'Folha de pagamento', { tokens: [] }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ERP')).toBeVisible();
    await expect(canvas.getAllByText('2 contas de serviço')[0]).toBeVisible();
    await expect(canvas.getByText('Sem token')).toBeVisible();
  },
};

/** A new account shows its token once; the next token can be issued and former ones revoked. */
export const NewAccount: Story = {
  name: 'D10.02 a new account shows its token once, and its tokens can be rotated and revoked',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova conta' }));
    const dialog = await storyDialog(canvasElement, '[role="dialog"]:has(form)');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Informe o nome da conta')).toBeVisible();
    await expect(dialog.getByText('Escolha pelo menos um escopo')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'ERP');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Responsável/ }), 'Helena Barros');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: /Helena Barros/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ler pessoas/ }));
    await userEvent.type(dialog.getByLabelText(/^Endereços/), 'erp.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const wrong = 'Informe um endereço IP ou uma faixa como 10.0.0.0/8';
    await expect(await dialog.findByText(wrong, { selector: '[data-slot="field-error"]' })).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Endereços/));
    await userEvent.type(dialog.getByLabelText(/^Endereços/), '10.0.0.0/8');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const issued = await storyDialog(canvasElement, '[role="dialog"]:has(code)');
    await expect(issued.getByText('Copie agora: o token não será mostrado de novo')).toBeVisible();
    await expect(issued.getByText(/^trm_[\w-]{43}$/)).toBeVisible();
    await userEvent.click(issued.getByRole('button', { name: 'Concluir' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar ERP' }));
    const edited = await storyDialog(canvasElement, '[role="dialog"]:has(form)');
    await expect(edited.getByText('Ainda sem uso')).toBeVisible();
    await expect(edited.queryByText(/trm_/)).toBeNull();
    await userEvent.click(edited.getByRole('button', { name: 'Emitir próximo token' }));
    const question = await storyDialog(canvasElement, '[role="alertdialog"]');
    await expect(question.getByRole('radio', { name: 'Vale por mais 30 dias' })).toBeChecked();
    await userEvent.click(question.getByRole('button', { name: 'Emitir' }));
    const next = await storyDialog(canvasElement, '[role="dialog"]:has(code)');
    await expect(next.getByText(/^trm_[\w-]{43}$/)).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Concluir' }));
    const revoke = await waitFor(() => {
      const buttons = edited.getAllByRole('button', { name: /^Revogar o token/ });
      expect(buttons).toHaveLength(2);
      return buttons[1] as HTMLElement;
    });
    await userEvent.click(revoke);
    const last = await storyDialog(canvasElement, '[role="alertdialog"]');
    await userEvent.click(last.getByRole('button', { name: 'Revogar' }));
    await waitFor(() => expect(edited.getAllByRole('button', { name: /^Revogar o token/ })).toHaveLength(1));
  },
};

/** The rows have their final height while they load. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'serviceAccounts.list', delayMs: 60_000, times: 9 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** A new installation. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma conta de serviço')).toBeVisible();
  },
};

/** The first load fails, the retry succeeds; rows are cards in a narrow container. */
export const FailedNarrow: Story = {
  args: { width: 390, faults: [{ endpoint: 'serviceAccounts.list', status: 500 }, listed([account(1, 'ERP')])] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('ERP')).toBeVisible();
  },
};

/** Users without the permission. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuário sem permissão de acesso')).toBeVisible();
  },
};
