import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getProcess,
  listProcesses,
  type ProcessDetail,
  publishProcess,
  type WorkflowModel,
} from '@tramita/client/contract';
import {
  addStep,
  changeConnection,
  changeField,
  changeProcess,
  changeStep,
  changeStepField,
  publishBody,
  removeField,
} from '@tramita/client/rules';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { modelOf } from '../use-process.ts';
import { PublishStage } from './testing/PublishStage.tsx';

interface Args {
  /** Edits the published version. */
  edit: (model: WorkflowModel) => WorkflowModel;
  /** The version that another user publishes meanwhile. */
  meanwhile?: (model: WorkflowModel) => WorkflowModel;
}

/** Adds an approval, shortens a time limit and changes a rule. */
function edited(model: WorkflowModel): WorkflowModel {
  const gateway = model.steps.find(({ type }) => type === 'GATEWAY');
  const approval = model.steps.find(({ type }) => type === 'APPROVAL_TASK');
  const place = { kind: 'between', stepId: gateway?.id ?? '', index: 0 } as const;
  const longer = addStep(model, place, 'APPROVAL_TASK', 'conselho');
  const titled = changeStep(longer, 'conselho', { title: 'Aprovação do conselho' });
  const quicker = changeStep(titled, approval?.id ?? '', { sla: 2, slaUnit: 'DAYS', isAttachmentRequired: true });
  const reason = model.fields.find(({ type }) => type === 'text');
  const rule = { requiredTemplate: 'JS', required: '#valor > 5000' } as const;
  return changeStepField(quicker, model.steps[0]?.id ?? '', reason?.id ?? '', rule);
}

function broken(model: WorkflowModel): WorkflowModel {
  const gateway = model.steps.find(({ type }) => type === 'GATEWAY');
  const choice = model.fields.find(({ type }) => type === 'select');
  const open = changeConnection(edited(model), gateway?.id ?? '', 1, { operator: undefined });
  return changeField(open, choice?.id ?? '', { options: [] }).model;
}

const meta: Meta<Args> = {
  title: 'Widgets/Modeler/Publish',
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      const page = sandboxPage(sandbox, 'patricia.lemos');
      const { elements } = await page.client.call(listProcesses, { query: { q: 'Reembolso de despesas' } });
      const detail = await page.client.call(getProcess, { params: { id: elements[0]?.id ?? 0 } });
      if (args.meanwhile) {
        const body = publishBody(args.meanwhile(modelOf(detail)), {
          parentId: detail.parentId,
          knownVersion: detail.version,
        });
        await page.client.call(publishProcess, { body, idempotencyKey: 'meanwhile-0001' });
      }
      return { page, detail };
    },
  ],
  render: ({ edit }, { loaded, globals }) => {
    const detail: ProcessDetail = loaded.detail;
    return loaded.page.wrap(<PublishStage detail={detail} model={edit(modelOf(detail))} />, {
      theme: globals.theme ?? 'light',
    });
  },
};
export default meta;
type Story = StoryObj<Args>;

/** Waits until a text of the dialog is in its place. */
const seen = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvasElement.ownerDocument.body).getAllByText(text)[0]).toBeVisible());

/** Two problems prevent publishing; each links to its element. */
export const WithProblems: Story = {
  args: { edit: broken },
  play: async ({ canvasElement }) => {
    await seen(canvasElement, 'Problemas que impedem a publicação');
    await seen(canvasElement, 'Aprovação do conselho');
  },
};

/** Every check passed: shows the changes, and how many requests continue unchanged. */
export const Clean: Story = {
  args: { edit: edited },
  play: async ({ canvasElement }) => {
    await seen(canvasElement, /em andamento/);
    await seen(canvasElement, '12 de 12 verificações corretas');
  },
};

/** Another user published a version meanwhile: it is compared before this one replaces it. */
export const Outdated: Story = {
  args: {
    edit: edited,
    meanwhile: (model) => changeProcess(removeField(model, model.fields[0]?.id ?? ''), { title: 'Reembolso' }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^Publicar versão/ }));
    await seen(canvasElement, /publicou a versão \d+ enquanto você editava$/);
    await expect(page.getByRole('button', { name: /mesmo assim$/ })).toBeVisible();
  },
};
