import type { Meta, StoryObj } from '@storybook/react-vite';
import { authInfo, findService } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { RequestDialog, type RequestDialogProps } from './RequestDialog.tsx';

interface Args extends Omit<RequestDialogProps, 'client' | 'theme' | 'user' | 'service'> {
  /** User name of who asks. */
  person: string;
  /** Name of the service in its address. */
  name: string;
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
}

const meta: Meta<Args> = {
  title: 'Widgets/RequestDialog',
  parameters: { padding: 0 },
  args: {
    person: 'rafael.nunes',
    name: 'notebook-e-perifericos',
    onClose: fn(),
    onSent: fn(),
    requestHref: (protocol) => `#${protocol}`,
  },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      await sandbox.reset();
      const page = sandboxPage(sandbox, args.person);
      const user = await page.client.call(authInfo);
      const service = await page.client.call(findService, { params: { name: args.name } });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page, user, service };
    },
  ],
  render: ({ person: _person, name: _name, faults: _faults, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(<RequestDialog {...props} user={loaded['user']} service={loaded['service']} />, {
      theme: globals['theme'],
    }),
};
export default meta;
type Story = StoryObj<Args>;

/** Answers everything a new notebook needs, and sends it. */
async function fillAndSend(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.selectOptions(await page.findByRole('combobox', { name: /^Pedido/ }), 'Equipamento novo');
  await userEvent.type(page.getByRole('combobox', { name: /^Itens/ }), 'Notebook{Enter}');
  await userEvent.keyboard('{Tab}');
  await userEvent.type(page.getByRole('textbox', { name: /^O que aconteceu/ }), 'Para a nova analista.');
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
}

/** The support role may send on behalf of another person, whose requirements apply. */
export const Support: Story = {
  args: { person: 'marina.teixeira', name: 'reembolso-de-despesas' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: 'Em nome de' }), 'walter');
    await userEvent.click(await page.findByRole('option', { name: /Walter Nobre/ }));
    await page.findByText(/não possui uma hierarquia cadastrada no People/);
  },
};

/** Missing values are listed at the top and reported at each field. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('combobox', { name: /^Pedido/ });
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(await page.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Pedido/ })).toHaveFocus());
  },
};

/** Files next to the form: one that will be sent, one that is rejected. */
export const Attachments: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'escolha' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    const files = [new File(['conteúdo'], 'orcamento.txt'), new File(['x'], 'programa.exe')];
    if (input) await userEvent.upload(input, files, { applyAccept: false });
    await page.findByRole('button', { name: 'Excluir orcamento.txt' });
    page.getByText('Somente são permitidos arquivos jpg, jpeg, png, pdf, txt, docx, csv, xmls e xlsx.');
  },
};

/** On its way. */
export const Sending: Story = {
  args: { faults: [{ endpoint: 'catalogue.startRequest', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await within(canvasElement).findByText('As alterações podem não ser salvas');
  },
};

/** The network failed: everything stays. */
export const SendFailed: Story = {
  args: { faults: [{ endpoint: 'catalogue.startRequest', abort: 'before' }] },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const page = within(canvasElement);
    await page.findByText('Não foi possível solicitar o serviço.');
    await expect(page.getByRole('textbox', { name: /^O que aconteceu/ })).toHaveValue('Para a nova analista.');
  },
};

/** Not for this person. */
export const Forbidden: Story = {
  args: {
    faults: [
      {
        endpoint: 'catalogue.startRequest',
        status: 403,
        body: {
          status: 403,
          errorCode: 'INITIALIZER_GROUP_REQUIRED',
          message: 'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await within(canvasElement).findByText(/não pertence ao grupo de solicitação/);
  },
};

/** Sent: its number, its way and what was asked for. */
export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    await fillAndSend(canvasElement);
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Solicitação enviada com sucesso' });
    await page.findByRole('list', { name: 'O que acontece agora' });
    await expect(args.onSent).toHaveBeenCalledOnce();
  },
};

/** Closing with something typed asks. */
export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /^O que aconteceu/ }), 'Meia frase');
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
    const leave = await page.findByRole('button', { name: 'Sair' });
    await waitFor(() => expect(leave).toBeVisible());
  },
};

/** The fields are on their way. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'catalogue.fieldsMetadata', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', { name: 'Carregando o formulário' });
  },
};

/** They fail to load. */
export const LoadFailed: Story = {
  args: { faults: [{ endpoint: 'catalogue.fieldsMetadata', status: 500 }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tentar novamente' }));
    await page.findByRole('textbox', { name: /^O que aconteceu/ });
  },
};

/** On a phone it fills the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await within(canvasElement).findByRole('heading', { name: 'Solicitação enviada com sucesso' });
  },
};

/** Every section of a longer form is a stop of the track. */
export const LongForm: Story = {
  args: { name: 'reembolso-de-despesas' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Solicitação de Reembolso de despesas');
    await page.findByText('Favorecido');
  },
};
