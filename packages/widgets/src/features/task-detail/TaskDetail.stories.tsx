import type { Meta, StoryObj } from '@storybook/react-vite';
import { announcePresence, createAbsence, saveTaskDraft, uploadAttachment } from '@tramita/client/contract';
import { type Fault, type Sandbox, sandboxIds } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { TaskDetail } from './TaskDetail.tsx';
import type { TaskDetailProps } from './task-detail-props.ts';

interface Args extends Omit<TaskDetailProps, 'client' | 'theme'> {
  /** User name of the reader. */
  person: string;
  /** Faults from the start. */
  faults?: readonly Fault[];
  /** Earlier events on other machines. */
  before?: (sandbox: Sandbox) => Promise<unknown>;
  /** Width of the detail's container, in px. */
  width?: number;
}

const { people, tasks, requests } = sandboxIds;

const meta: Meta<Args> = {
  title: 'Widgets/TaskDetail',
  parameters: { padding: 0 },
  args: { person: 'mariana.costa', identifier: tasks.refundHeld.uuid, onClose: fn(), onChanged: fn() },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      await sandbox.reset();
      await args.before?.(sandbox);
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { sandbox, page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ person: _person, faults: _faults, before: _before, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ height: 760, width }}>
        <TaskDetail {...props} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** A decision: the user holds the task, fills in the form, and approving closes the detail. */
export const Approval: Story = {
  args: { position: 3, total: 18, onPrevious: fn(), onNext: fn() },
  play: async ({ args, canvas }) => {
    const opinion = await canvas.findByRole('textbox', { name: 'Parecer' });
    await userEvent.clear(opinion);
    await userEvent.type(opinion, 'Notas em ordem.');
    await expect(await canvas.findByRole('list', { name: 'Etapas' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** No user holds the task yet: impossible actions have a reason. */
export const Waiting: Story = {
  args: { identifier: tasks.refundApproval.uuid },
  play: async ({ canvas }) => {
    const approve = () => canvas.findByRole('button', { name: 'Aprovar' });
    await expect(await approve()).toHaveAccessibleDescription('Atribua a tarefa a você para continuar');
    await userEvent.click(canvas.getByRole('button', { name: 'Atribuir a mim' }));
    await canvas.findByRole('button', { name: 'Atribuído a mim', pressed: true });
    await waitFor(async () => expect(await approve()).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

/** Work without a decision. */
export const UserTask: Story = {
  args: { person: 'marina.teixeira', identifier: tasks.notebookDelivery.uuid },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Concluir' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  },
};

/** Finished, and waiting for its rating. */
export const Finished: Story = {
  args: {
    person: 'rafael.nunes',
    identifier: requests.finishedToRate.protocol,
    useRequests: true,
    page: 'my-tasks',
    rateHref: (protocol) => `#nps/${protocol}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Avaliar atendimento' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
};

/** A rejection requires its reason. */
export const Motive: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprovar' }));
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Reprovar a tarefa' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Reprovar' }));
    await expect(await dialog.findByText('Preenche o motivo')).toBeVisible();
  },
};

/** A substitute comments on the task of an absent person and takes it. */
export const Substitute: Story = {
  name: 'D6.05 comments and history name the substitute and the absent person',
  args: {
    identifier: tasks.refundManagerApproval.uuid,
    before: (sandbox) => {
      const substitutes = [{ personId: people.marianaCosta, processIds: null }];
      const body = { startsOn: '2026-11-21', endsOn: '2026-11-30', reason: 'LEAVE' as const, substitutes };
      return sandboxPage(sandbox, 'helena.barros').client.call(createAbsence, { body });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Em substituição a Helena Barros')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Novo comentário' }), 'Vou conferir as notas.');
    await userEvent.click(canvas.getByRole('button', { name: 'Comentar' }));
    const comment = await canvas.findByText('Vou conferir as notas.', { selector: 'p' });
    await expect(comment.closest('li')).toHaveTextContent(/Mariana.*, em substituição a Helena/);
    await userEvent.click(canvas.getByRole('button', { name: 'Atribuir a mim' }));
    await canvas.findByRole('button', { name: 'Atribuído a mim', pressed: true });
    await userEvent.click(canvas.getByRole('tab', { name: 'Histórico' }));
    const both = 'Mariana Costa, em substituição a Helena Barros,';
    const history = within(await canvas.findByRole('tabpanel', { name: 'Histórico' }));
    await waitFor(async () => {
      const lines = history.getAllByRole('listitem').map((item) => item.textContent);
      await expect(lines.some((line) => line?.startsWith(`${both} atribuiu a si a tarefa`))).toBe(true);
      await expect(lines.some((line) => line?.startsWith(`${both} comentou na solicitação`))).toBe(true);
    });
  },
};

/** Another user was faster; what was typed stays. */
export const TakenByOther: Story = {
  args: {
    faults: [
      {
        endpoint: 'tasks.finish',
        status: 409,
        body: {
          status: 409,
          errorCode: 'TASK_ALREADY_DONE',
          message: 'Esta tarefa já foi concluída por Priscila Reis.',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Priscila Reis');
    await expect(canvas.getByRole('button', { name: 'Ver como ficou' })).toBeVisible();
  },
};

/** The task is loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'tasks.get', delayMs: 600_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando...')).toBeVisible();
  },
};

/** The task does not exist, or not for this user: the detail closes with a message, which stays if the page keeps it. */
export const NotFound: Story = {
  args: { identifier: '00000000-0000-4000-8000-000000000000' },
  play: async ({ args, canvas, canvasElement }) => {
    await within(canvasElement).findAllByText('Não foi possível encontrar a tarefa');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[data-slot="error-state"]')).toHaveTextContent(
      'Não foi possível encontrar a tarefa',
    );
    await expect(canvas.queryByText('Carregando...')).toBeNull();
  },
};

/** Parts that failed to load each offer a retry. */
export const PartsFailed: Story = {
  args: {
    identifier: tasks.queue01.uuid,
    faults: [
      { endpoint: 'requests.steps', status: 500 },
      { endpoint: 'requests.listComments', status: 500 },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível carregar os comentários');
    await canvas.findByText('Não foi possível buscar as informações.');
    for (const again of canvas.getAllByRole('button', { name: 'Tentar novamente' })) await userEvent.click(again);
    await canvas.findByText('Nenhum comentário encontrado.');
    await canvas.findByRole('list', { name: 'Etapas' });
  },
};

/** In a narrow container, facts and steps are below the form. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aprovar' })).toBeVisible();
  },
};

/** Canceled: its motive is one of the facts, and there are no actions. */
export const Canceled: Story = {
  args: {
    person: 'rafael.nunes',
    identifier: requests.canceled.protocol,
    useRequests: true,
    page: 'my-tasks',
    status: 'canceled',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
};

/** As the report shows it: without inputs and actions. */
export const ReadOnly: Story = {
  args: { person: 'jorge.valente', readOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Parecer' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  },
};

/** Not for this user: same message as for a missing task. */
export const Forbidden: Story = {
  args: { person: 'walter.nobre', readOnly: true },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findAllByText('Não foi possível encontrar a tarefa');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Another user has it open and types. */
export const Company: Story = {
  args: {
    before: (sandbox) =>
      sandboxPage(sandbox, 'priscila.reis').client.call(announcePresence, {
        params: { uuid: tasks.refundHeld.uuid },
        body: { isEditing: true },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Priscila Reis também está com esta tarefa aberta')).toBeVisible();
  },
};

const draftFromHome = (sandbox: Sandbox) =>
  sandboxPage(sandbox, 'mariana.costa').client.call(saveTaskDraft, {
    params: { uuid: tasks.refundHeld.uuid },
    body: { values: { parecer: 'Faltam os recibos do táxi.' }, comment: 'Pedi os recibos.', revision: 0 },
  });

/** A draft of another machine was restored, and can be dropped. */
export const DraftRestored: Story = {
  args: { before: draftFromHome },
  play: async ({ canvas }) => {
    await canvas.findByText(/foi restaurado$/);
    const opinion = () => canvas.getByRole('textbox', { name: 'Parecer' });
    await expect(opinion()).toHaveValue('Faltam os recibos do táxi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(opinion()).not.toHaveValue('Faltam os recibos do táxi.'));
  },
};

/** Two tabs saved a draft: the user chooses. */
export const DraftOutdated: Story = {
  play: async ({ canvas, loaded }) => {
    const opinion = await canvas.findByRole('textbox', { name: 'Parecer' });
    await userEvent.clear(opinion);
    await userEvent.type(opinion, 'Daqui');
    await draftFromHome(loaded['sandbox']);
    await canvas.findByRole('button', { name: 'Manter o que está na tela' });
    await expect(opinion).toHaveValue('Daqui');
  },
};

/** The task is transferred. */
export const Transfer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Transferir' }));
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Transferir a tarefa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Transferir' }));
    const problem = await dialog.findByText('Selecione ao menos um usuário/grupo');
    // the dialog fades in
    await waitFor(() => expect(problem).toBeVisible());
    await userEvent.type(dialog.getByRole('combobox', { name: 'Pessoas' }), 'priscila');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /Priscila/ }));
    await dialog.findByRole('button', { name: 'Remover Priscila Reis' });
  },
};

/** The tag is chosen. */
export const Tagging: Story = {
  args: { identifier: tasks.refundApproval.uuid },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Etiqueta Urgente: trocar ou remover' }));
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Etiquetar a tarefa' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Auditoria/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirmar' })).not.toHaveAttribute('aria-disabled'));
  },
};

/** A picture among the files, shown in the page. */
export const Preview: Story = {
  args: {
    before: async (sandbox) => {
      const canvas = new OffscreenCanvas(640, 400);
      const paint = canvas.getContext('2d');
      if (paint) {
        paint.fillStyle = '#5b5bd6';
        paint.fillRect(0, 0, 640, 400);
        paint.fillStyle = '#fff';
        paint.font = '40px sans-serif';
        paint.fillText('Recibo de táxi', 180, 210);
      }
      const attachment = new File([await canvas.convertToBlob()], 'recibo-taxi.png', { type: 'image/png' });
      const processInstanceId = requests.refundHeldByMariana.idk;
      await sandboxPage(sandbox, 'mariana.costa').client.call(uploadAttachment, {
        body: { attachment, processInstanceId },
      });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver recibo-taxi.png' }));
    const picture = await within(canvasElement).findByRole('img', { name: 'recibo-taxi.png' });
    await waitFor(() => expect(picture).toBeVisible());
  },
};
