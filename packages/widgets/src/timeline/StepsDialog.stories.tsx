import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAbsence } from '@tramita/client/contract';
import { type Fault, sandboxIds } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { storySandbox } from '../testing/story-sandbox.ts';
import { StepsDialog } from './StepsDialog.tsx';

interface Args {
  /** IDK of the request. */
  idk: number;
  /** The current user. */
  person: 'bruno.amaral' | 'juliana.prado';
  onClose: () => void;
  /** Whether the manager of the regional office is absent, substituted by Mariana. */
  isManagerAbsent?: boolean;
  /** Failures simulated from the start. */
  faults?: readonly Fault[];
}

const { people, requests } = sandboxIds;
const idOf = { 'bruno.amaral': people.brunoAmaral, 'juliana.prado': people.julianaPrado };

/** Bruno published every service of the company, so he sees the actions of a process owner. */
const meta: Meta<Args> = {
  title: 'Widgets/StepsDialog',
  parameters: { padding: 0, root: false },
  args: { idk: requests.serviceFailed.idk, person: 'bruno.amaral', onClose: fn() },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      if (args.isManagerAbsent) {
        const substitutes = [{ personId: people.marianaCosta, processIds: null }];
        const body = { startsOn: '2026-11-21', endsOn: '2026-11-30', reason: 'LEAVE' as const, substitutes };
        await sandboxPage(sandbox, 'helena.barros').client.call(createAbsence, { body });
      }
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ idk, person, onClose }, { loaded, globals }) =>
    loaded['page'].wrap(
      <WidgetRoot style={{ minHeight: '100vh' }}>
        <QueryScope>
          <StepsDialog idk={idk} me={idOf[person]} onClose={onClose} />
        </QueryScope>
      </WidgetRoot>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);

/** Other users see the same steps, their history and the process version, without actions. */
export const FailedStepOfRequester: Story = {
  args: { person: 'juliana.prado' },
  play: async ({ canvasElement }) => {
    const screen = page(canvasElement);
    await userEvent.click(await screen.findByText('Histórico da etapa (8 registros)'));
    await expect(screen.getByText('Versão 2 do processo')).toBeVisible();
    await expect(screen.queryByText('Executar novamente')).toBeNull();
  },
};

/** The step at which a request failed: the process owner runs it again and gives a reason. */
export const FailedStepOfOwner: Story = {
  play: async ({ canvasElement }) => {
    const screen = page(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Executar novamente: Lançar no ERP' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox'), 'O período foi reaberto');
    await userEvent.click(question.getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.getByText('A solicitação está na etapa Confirmar pagamento.')).toBeVisible());
  },
};

/** A request in progress, with the open question about redirecting it. */
export const RedirectionOfOwner: Story = {
  args: { idk: requests.refundAtFinance.idk },
  play: async ({ canvasElement }) => {
    const screen = page(canvasElement);
    const name = 'Redirecionar para esta etapa: Aprovação do gestor';
    await userEvent.click(await screen.findByRole('button', { name }));
    const question = 'Deseja redirecionar o fluxo para a etapa Aprovação do gestor?';
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: question })).toBeVisible());
  },
};

/** An ended request offers no actions, not even to the owner. */
export const Ended: Story = {
  args: { idk: requests.finishedToRate.idk },
  play: async ({ canvasElement }) => {
    const screen = page(canvasElement);
    await expect(await screen.findByRole('list', { name: 'Etapas' })).toBeVisible();
    await expect(screen.queryByText('Redirecionar para esta etapa')).toBeNull();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'requests.steps', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    const screen = page(canvasElement);
    // the dialog fades in
    await waitFor(() => expect(screen.getByRole('status', { name: 'Carregando as etapas' })).toBeVisible());
  },
};

export const Failed: Story = {
  args: { faults: [{ endpoint: 'requests.steps', status: 500 }] },
  play: async ({ canvasElement }) => {
    const screen = page(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await screen.findByRole('list', { name: 'Etapas' })).toBeVisible();
  },
};

/** The step says who works the task of an absent person. */
export const AbsentAssignee: Story = {
  name: 'D6.12 the timeline names the absent person and the substitute',
  args: { idk: requests.refundAtManager.idk, isManagerAbsent: true },
  play: async ({ canvasElement }) => {
    const text = 'Helena Barros está ausente até 30/11/2026; Mariana Costa responde por esta tarefa.';
    await expect(await page(canvasElement).findByText(text)).toBeVisible();
  },
};
