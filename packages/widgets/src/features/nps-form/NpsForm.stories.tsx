import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Fault, sandboxIds } from '@tramita/server/sandbox';
import { expect, userEvent, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { NpsForm, type NpsFormProps } from './NpsForm.tsx';

interface Args extends Pick<NpsFormProps, 'uuid' | 'defaultValue'> {
  /** Faults of the next calls. */
  faults: Fault[];
}

const { requests } = sandboxIds;

/** Each story runs on the product's own server in this page, as the requester. */
const meta: Meta<Args> = {
  title: 'Widgets/NpsForm',
  args: { uuid: requests.finishedToRate.protocol, faults: [] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, 'rafael.nunes') };
    },
  ],
  render: ({ uuid, defaultValue }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width: 'min(400px, 100%)' }}>
        <NpsForm uuid={uuid} defaultValue={defaultValue} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const send = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Enviar avaliação' }));

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Reembolso de despesas')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Gostei' })).not.toBeChecked();
  },
};

export const ChosenBeforehand: Story = {
  args: { defaultValue: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: 'Gostei' })).toBeChecked();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'requests.get', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando o atendimento')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: { faults: [{ endpoint: 'requests.get', status: 503, times: 9 }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar o atendimento para avaliação.',
    );
  },
};

export const NotFound: Story = {
  args: { uuid: '00000000-0000-4000-8000-000000000000' },
  play: LoadFailed.play,
};

export const AnswerMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Por favor, preencha o que você achou do atendimento.',
    );
  },
};

export const Sending: Story = {
  args: { defaultValue: false, faults: [{ endpoint: 'nps.rate', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Demorou três semanas.');
    await send(canvas);
    await expect(canvas.getByRole('button', { name: 'Enviar avaliação' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SendFailed: Story = {
  args: { defaultValue: false, faults: [{ endpoint: 'nps.rate', status: 500 }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Demorou três semanas.');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível enviar a avaliação no momento. Tente novamente.',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Demorou três semanas.');
  },
};

export const Sent: Story = {
  args: { defaultValue: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Pagaram antes do prazo e avisaram em cada etapa.');
    await send(canvas);
    await expect(await canvas.findByText('Agradecemos a sua avaliação')).toBeVisible();
  },
};

export const AlreadyRated: Story = {
  args: { uuid: requests.alreadyRated.protocol },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Este atendimento já foi avaliado.')).toBeVisible();
  },
};
