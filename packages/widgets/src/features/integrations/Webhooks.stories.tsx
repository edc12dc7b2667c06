import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyDialog } from '../../testing/story-dialog.ts';
import { type IntegrationsStoryArgs, integrationsStory } from './testing/integrations-story.tsx';

const meta: Meta<IntegrationsStoryArgs> = {
  title: 'Widgets/Integrations/Webhooks',
  ...integrationsStory,
};
export default meta;
type Story = StoryObj<IntegrationsStoryArgs>;

/** No webhook was created. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Webhooks' }));
    await expect(await canvas.findByText('Nenhum webhook')).toBeVisible();
  },
};

/** A new webhook shows its secret once, and its deliveries show a test that was sent. */
export const NewWebhook: Story = {
  name: 'D10.06 a new webhook, its test and its deliveries',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Webhooks' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Novo webhook' }));
    const dialog = await storyDialog(canvasElement, '[role="dialog"]:has(form)');
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'ERP');
    await userEvent.type(dialog.getByLabelText(/^Endereço/), 'https://erp.example/eventos');
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(13);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Solicitação concluída' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(dialog.getByRole('combobox', { name: /^Processos/ }), 'Reembolso');
    await userEvent.click(await page.findByRole('option', { name: /Reembolso/ }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Responsável/ }), 'Helena Barros');
    await userEvent.click(await page.findByRole('option', { name: /Helena Barros/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const issued = await storyDialog(canvasElement, '[role="dialog"]:has(code)');
    await expect(issued.getByText('Copie agora: o segredo não será mostrado novamente')).toBeVisible();
    await expect(issued.getByText(/^whsec_/)).toBeVisible();
    await userEvent.click(issued.getByRole('button', { name: 'Concluir' }));
    await expect(await canvas.findByText('https://erp.example/eventos')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Entregas de ERP' }));
    const deliveries = await storyDialog(canvasElement, '[role="dialog"]:has(ul, [data-slot="empty-state"])');
    await userEvent.click(deliveries.getByRole('button', { name: 'Enviar teste' }));
    await expect(await deliveries.findByText('ping')).toBeVisible();
  },
};
