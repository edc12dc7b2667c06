import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DirectoryGroup, ScimConnection } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDialog } from '../../../testing/story-dialog.ts';
import { type IntegrationsStoryArgs, integrationsStory } from '../testing/integrations-story.tsx';

const entra: ScimConnection = {
  id: 901,
  name: 'Microsoft Entra',
  createsRecords: true,
  lastCall: { at: '2026-11-19T17:46:00.000Z', call: 'PATCH /Users', status: 200 },
  peopleCount: 1840,
  groupCount: 2,
};
const okta: ScimConnection = { ...entra, id: 902, name: 'Okta', lastCall: null, peopleCount: 0, groupCount: 0 };

const listed = (elements: readonly ScimConnection[]): Fault => ({
  endpoint: 'scimConnections.list',
  status: 200,
  body: { elements },
  times: 9,
});

const direction: DirectoryGroup = { id: 4, name: 'Diretoria', memberCount: 12, use: 'NONE', group: null, role: null };
const groups: Fault = {
  endpoint: 'scimConnections.groups',
  status: 200,
  body: {
    elements: [
      direction,
      { ...direction, id: 5, name: 'Suprimentos', use: 'ATTENDANCE', group: { id: 31, name: 'Suprimentos' } },
    ],
    totalElements: 2,
  },
  times: 9,
};
const removed: Fault = {
  endpoint: 'scimConnections.removedPeople',
  status: 200,
  body: {
    elements: [
      {
        id: 1077,
        completeName: 'Bruno Rocha',
        userName: 'bruno.rocha',
        externalId: '00u1a2b3',
        removedAt: '2026-11-18T12:00:00.000Z',
      },
    ],
    totalElements: 1,
  },
  times: 9,
};

const activeAgain = {
  title: 'Conflito',
  status: 409,
  detail: 'Esta pessoa voltou a ser ativa e precisa do nome de usuário',
  instance: 'urn:tramita:request:1',
  errorCode: 'CONFLICT',
  message: 'Esta pessoa voltou a ser ativa e precisa do nome de usuário',
};

const meta: Meta<IntegrationsStoryArgs> = {
  title: 'Widgets/Integrations/Connections',
  ...integrationsStory,
};
export default meta;
type Story = StoryObj<IntegrationsStoryArgs>;

const openTab = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Conexões SCIM' }));

/** Connections with and without calls. */
export const List: Story = {
  args: { faults: [listed([entra, okta])] },
  play: async ({ canvas }) => {
    await openTab(canvas);
    await expect(await canvas.findByText('Microsoft Entra')).toBeVisible();
    await expect(canvas.getByText('Nenhuma chamada')).toBeVisible();
    await expect(canvas.getAllByText('2 conexões SCIM')[0]).toBeVisible();
  },
};

/** The use of directory groups, and the people that the connection removed. */
export const Opened: Story = {
  name: 'D3.15 the dialog sets the use of a directory group and asks before it releases a user name',
  args: {
    faults: [
      listed([entra]),
      groups,
      removed,
      {
        endpoint: 'scimConnections.setGroupUse',
        status: 200,
        body: { ...direction, use: 'PROFILE', role: 'ROLE_REPORT' },
      },
      { endpoint: 'scimConnections.releaseName', status: 409, body: activeAgain },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir Microsoft Entra' }));
    const dialog = await storyDialog(canvasElement, '[role="dialog"]:has([data-slot="directory-group"])');
    await expect(dialog.getByRole('checkbox', { name: /Criar cargos e filiais que faltam/ })).toBeChecked();
    await expect(dialog.getByText(/PATCH \/Users, resposta 200/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Grupo ligado a Suprimentos' })).toHaveValue('Suprimentos');
    const save = dialog.getByRole('button', { name: 'Salvar o uso de Diretoria' });
    await expect(save).toBeDisabled();
    const use = dialog.getByRole('combobox', { name: 'Uso de Diretoria' });
    await expect(
      within(use)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sem uso', 'Atendimento', 'Solicitação', 'Perfil']);
    await userEvent.selectOptions(use, 'Perfil');
    const role = dialog.getByRole('combobox', { name: 'Perfil dos membros de Diretoria' });
    const roles = within(role).getAllByRole<HTMLOptionElement>('option');
    await expect(roles.filter(({ value }) => value !== '' && !value.startsWith('ROLE_'))).toEqual([]);
    await userEvent.selectOptions(role, 'Relatórios');
    await userEvent.click(save);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Uso de Diretoria atualizado')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar nome de usuário de Bruno Rocha' }));
    const question = await storyDialog(canvasElement, '[role="alertdialog"]');
    await userEvent.click(question.getByRole('button', { name: 'Liberar nome de usuário' }));
    await expect(await dialog.findByText(activeAgain.message)).toBeVisible();
  },
};

/** The rows have their final height while they load. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'scimConnections.list', delayMs: 60_000, times: 9 }] },
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas);
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** No service account has the scope. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas);
    await expect(await canvas.findByText('Nenhuma conexão SCIM')).toBeVisible();
  },
};

/** The first load fails, the retry succeeds; rows are cards in a narrow container. */
export const FailedNarrow: Story = {
  args: { width: 390, faults: [{ endpoint: 'scimConnections.list', status: 500 }, listed([entra])] },
  play: async ({ canvas }) => {
    await openTab(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Microsoft Entra')).toBeVisible();
  },
};

/** Users without the permission. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes' },
  play: async ({ canvas }) => {
    await openTab(canvas);
    await expect(await canvas.findByText('Usuário sem permissão de acesso')).toBeVisible();
  },
};
