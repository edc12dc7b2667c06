import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storyDialog } from '../../testing/story-dialog.ts';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Calendars } from './Calendars.tsx';

interface Args {
  /** Faults of the server from the start. */
  faults: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/Calendars',
  parameters: { padding: 0 },
  args: { faults: [] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-19T18:00:00Z') });
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, 'patricia.lemos') };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 720, display: 'flex' }}>
        <Calendars />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const forbidden = { type: 'about:blank', title: 'Forbidden', status: 403, errorCode: 'FORBIDDEN' };

/** A new installation has the default calendar Comercial. */
export const List: Story = {
  name: 'D8.02 the calendars of a new installation',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Comercial')).toBeVisible();
    await expect(canvas.getByText('Padrão')).toBeVisible();
    await expect(canvas.getByText('Horário de São Paulo')).toBeVisible();
    await expect(canvas.getByText('Nacionais')).toBeVisible();
  },
};

/** A calendar without working time and one with overlapping periods are refused; a night shift is accepted. */
export const NewCalendar: Story = {
  name: 'D8.01 D8.03 a new calendar with a night shift and an own day',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novo calendário' }));
    const dialog = await storyDialog(canvasElement, '[role="dialog"]:has(form)');
    await expect(dialog.getByRole('checkbox', { name: 'Nacionais' })).toBeChecked();
    for (const day of dialog.getAllByRole('checkbox', { name: /Carnaval|Cinzas|Corpus|Servidor|Véspera/ })) {
      await expect(day).not.toBeChecked();
    }
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'Plantão');
    for (const day of ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira']) {
      await userEvent.click(dialog.getByRole('button', { name: `Remover o período 2 de ${day}` }));
      await userEvent.click(dialog.getByRole('button', { name: `Remover o período 1 de ${day}` }));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Informe pelo menos um período de trabalho')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar período em Segunda-feira' }));
    const change = async (label: string, value: string) => {
      const input = dialog.getByLabelText(label);
      await userEvent.clear(input);
      await userEvent.type(input, value);
    };
    await change('Segunda-feira, período 1: início', '22:00');
    await change('Segunda-feira, período 1: fim', '06:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar período em Terça-feira' }));
    await change('Terça-feira, período 1: início', '05:00');
    await expect(await dialog.findByText('Os períodos de trabalho não podem se sobrepor')).toBeVisible();
    await change('Terça-feira, período 1: início', '06:00');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Corpus Christi/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar dia próprio' }));
    await userEvent.type(dialog.getByLabelText('Data do dia próprio 1'), '28/12');
    await userEvent.type(dialog.getByLabelText('Nome do dia próprio 1'), 'Inventário');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Plantão')).toBeVisible();
    await expect(canvas.getByText('Nacionais · 1 ponto facultativo · 1 dia próprio')).toBeVisible();
  },
};

/** Only the wrong controls are marked, and saving focuses the first of them. */
export const WrongTimes: Story = {
  name: 'D8.01 one wrong time, overlapping periods and an own day without a date',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novo calendário' }));
    const dialog = await storyDialog(canvasElement, '[role="dialog"]:has(form)');
    const marked = () => {
      const inputs = [...dialog.getAllByRole('textbox')].filter((input) => input.ariaInvalid === 'true');
      return inputs.map((input) => input.getAttribute('aria-label'));
    };
    const change = async (label: string, value: string) => {
      const input = dialog.getByLabelText(label);
      await userEvent.clear(input);
      await userEvent.type(input, value);
    };
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'Plantão');
    await change('Quarta-feira, período 2: fim', '25:70');
    await save();
    await expect(await dialog.findByText('Preencha o início e o fim de cada período')).toBeVisible();
    await expect(marked()).toEqual(['Quarta-feira, período 2: fim']);
    await expect(dialog.getByLabelText('Quarta-feira, período 2: fim')).toHaveFocus();

    await change('Quarta-feira, período 2: fim', '11:00');
    await expect(await dialog.findByText('Os períodos de trabalho não podem se sobrepor')).toBeVisible();
    await expect(
      marked().every((label) => label?.startsWith('Quarta-feira') || label?.startsWith('Quinta-feira')),
    ).toBe(true);
    await change('Quarta-feira, período 2: fim', '17:00');
    await expect(marked()).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar dia próprio' }));
    await userEvent.type(dialog.getByLabelText('Nome do dia próprio 1'), 'Inventário');
    await save();
    await expect(await dialog.findByText('Informe uma data válida para o dia próprio')).toBeVisible();
    await expect(marked()).toEqual(['Data do dia próprio 1']);
    await expect(dialog.getByLabelText('Data do dia próprio 1')).toHaveFocus();
  },
};

/** A change moves the due times of as many open tasks. */
const moves = (changed: number): Fault => ({
  endpoint: 'calendars.impact',
  status: 200,
  body: {
    changed,
    largest: [
      { idk: 48210, title: 'Aprovação do gestor', from: '2026-11-23T17:30:00.000Z', to: '2026-11-24T17:30:00.000Z' },
    ],
  },
});

/** Saves another day off and returns the question about the open tasks. */
async function askedOnSave({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar Comercial' }));
  const dialog = await storyDialog(canvasElement, '[role="dialog"]:has(form)');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Corpus Christi/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  return storyDialog(canvasElement, '[role="alertdialog"]');
}

/** Before a change is saved, the due times that move are shown. */
export const Impact: Story = {
  name: 'D8.12 the open tasks that a change moves',
  args: { faults: [moves(7)] },
  play: async (context) => {
    const page = context.canvasElement.ownerDocument;
    const question = await askedOnSave(context);
    await expect(question.getByText('7 tarefas abertas mudam de prazo')).toBeVisible();
    await expect(question.getByRole('radiogroup', { name: 'O que fazer com elas' })).toBeVisible();
    await expect(question.getByRole('radio', { name: 'Recalcular as tarefas abertas' })).toBeChecked();
    await expect(question.getByRole('radio', { name: 'Só para novas tarefas' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(page.querySelector('[role="dialog"] form')).toBeNull());
  },
};

/** One open task moves, and the change is not saved. */
export const ImpactOnOne: Story = {
  name: 'D8.12 the one open task that a change moves',
  args: { faults: [moves(1)] },
  play: async (context) => {
    const question = await askedOnSave(context);
    await expect(question.getByText('1 tarefa aberta muda de prazo')).toBeVisible();
    await expect(
      question.getByText('48210, Aprovação do gestor: de 23/11/2026 14:30 para 24/11/2026 14:30'),
    ).toBeVisible();
    await expect(question.getByRole('radiogroup', { name: 'O que fazer com ela' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    const form = await storyDialog(context.canvasElement, '[role="dialog"]:has(form)');
    await expect(form.getByRole('checkbox', { name: /Corpus Christi/ })).toBeChecked();
  },
};

/** The rows have their final height while they load. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'calendars.list', delayMs: 60_000, times: 9 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** A server without calendars. */
export const Empty: Story = {
  args: { faults: [{ endpoint: 'calendars.list', status: 200, body: { elements: [] }, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum calendário encontrado')).toBeVisible();
  },
};

/** The first load fails, the retry succeeds; rows are cards in a narrow container. */
export const FailedNarrow: Story = {
  args: { width: 390, faults: [{ endpoint: 'calendars.list', status: 500 }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Comercial')).toBeVisible();
  },
};

/** Users without the permission. */
export const Forbidden: Story = {
  args: { faults: [{ endpoint: 'calendars.list', status: 403, body: forbidden, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuário sem permissão de acesso')).toBeVisible();
  },
};
