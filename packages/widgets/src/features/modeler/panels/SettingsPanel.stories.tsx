import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { createModelerStore, type Selection } from '../store/create-modeler-store.ts';
import { ModelerContext } from '../store/modeler-context.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { connectionSettings, processSettings, stepSettings } from './settings-parts.ts';
import { exampleProcess } from './testing/panel-examples.ts';

function Shown({ selection }: { selection: Selection }) {
  const [store] = useState(() => {
    const created = createModelerStore(exampleProcess());
    created.select(selection);
    return created;
  });
  return (
    <QueryScope>
      <ModelerContext.Provider value={store}>
        <div style={{ display: 'flex', width: 'min(304px, 100%)', height: 860 }}>
          <SettingsPanel />
        </div>
      </ModelerContext.Provider>
    </QueryScope>
  );
}

const meta: Meta<{ selection: Selection }> = {
  title: 'Widgets/Modeler/Settings',
  parameters: { padding: 0 },
  args: { selection: { kind: 'process' } },
  loaders: [
    async () => {
      const sandbox = await storySandbox();
      await Promise.all([processSettings.load(), stepSettings.load(), connectionSettings.load()]);
      return { page: sandboxPage(sandbox, 'patricia.lemos') };
    },
  ],
  render: ({ selection }, { loaded, globals }) =>
    loaded.page.wrap(<Shown selection={selection} />, { theme: globals.theme ?? 'light' }),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings of the process; an emptied title is reported after it loses focus. */
export const Process: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: /Título/ });
    await userEvent.clear(title);
    await userEvent.tab();
    await expect(canvas.getByText('Preenche com o nome do processo')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Usa planilha' }));
    await expect(canvas.getByText('2d 8h')).toBeVisible();
  },
};

/** Agreed times count in working time of the branch or of a fixed calendar. */
export const Counting: Story = {
  name: 'D8.06 agreed times in working time',
  play: async ({ canvas }) => {
    const counting = within(await canvas.findByRole('radiogroup', { name: 'Contagem do prazo' }));
    await expect(counting.getByRole('radio', { name: 'Horas corridas' })).toBeChecked();
    await expect(canvas.queryByRole('combobox', { name: 'Calendário' })).toBeNull();
    await userEvent.click(counting.getByRole('radio', { name: 'Horas úteis' }));
    const calendar = await canvas.findByRole('combobox', { name: 'Calendário' });
    await expect(calendar).toHaveDisplayValue('Filial do solicitante');
    await within(calendar).findByRole('option', { name: 'Comercial' });
    await userEvent.selectOptions(calendar, 'Comercial');
    await expect(calendar).toHaveDisplayValue('Comercial');
    await expect(canvas.getByText(/dias? út(il|eis)/)).toBeVisible();
  },
};

/** A user task: its assignees, its time limit and its field settings. */
export const UserTask: Story = {
  args: { selection: { kind: 'step', stepId: 'fiscal' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Obrigatório, Justificativa: JS' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Editar expressão' }));
    const text = await canvas.findByRole('textbox', { name: 'Expressão de Obrigatório, Justificativa' });
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('#valor > 5000');
  },
};

/** An approval with its assignee picker open. */
export const Approval: Story = {
  args: { selection: { kind: 'step', stepId: 'gestor' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Responsáveis' }));
    const options = within(await page.findByRole('listbox')).getAllByRole('option');
    await expect(options.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Iniciador'),
      expect.stringContaining('Superior direto'),
      expect.stringContaining('Superior direto do superior'),
    ]);
  },
};

/** A call with missing settings reported under their inputs. */
export const Service: Story = {
  args: { selection: { kind: 'step', stepId: 'erp' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar parâmetro' }));
    await expect(canvas.getByRole('textbox', { name: 'Parâmetro 1: nome' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByText('Preenche o campo')).toHaveLength(2);
  },
};

/** A row of a spreadsheet. */
export const Spreadsheet: Story = {
  args: { selection: { kind: 'step', stepId: 'planilha' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'IDK (default)' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Assíncrona' })).toBeDisabled();
  },
};

/** A connection of a decision that compares a number. */
export const Connection: Story = { args: { selection: { kind: 'connection', stepId: 'decisao', index: 0 } } };

/** A connection that compares a day with today. */
export const DateConnection: Story = { args: { selection: { kind: 'connection', stepId: 'decisao', index: 1 } } };

/** A connection without a value and without a target. */
export const UnfinishedConnection: Story = {
  args: { selection: { kind: 'connection', stepId: 'decisao', index: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /Valor/ })).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: /Leva à etapa/ }));
    await userEvent.tab();
    await expect(canvas.getByText('Escolha a etapa de destino')).toBeVisible();
  },
};
