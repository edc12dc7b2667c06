import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuditEvent } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Audit, type AuditProps } from './Audit.tsx';

interface Args extends Omit<AuditProps, 'client' | 'theme'> {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const row = (id: number, overrides: Partial<AuditEvent>): AuditEvent => ({
  id,
  createdAt: new Date(Date.UTC(2026, 10, 19, 17, 7 * id)).toISOString(),
  actor: { id: 1002, name: 'Patrícia Lemos' },
  origin: 'SCREEN',
  action: 'CHANGED',
  object: { kind: 'group', id: '2004', name: 'Contas a pagar' },
  changes: [],
  refusedAs: null,
  requestId: `f3b1c0a95d2${id}`,
  address: '203.0.113.7',
  reason: null,
  ...overrides,
});

const rows: AuditEvent[] = [
  row(5, {
    changes: [
      { attribute: 'name', before: 'Contas', after: 'Contas a pagar' },
      { attribute: 'active', before: true, after: false },
      {
        attribute: 'members',
        before: [
          { id: 1020, name: 'Marina Teixeira' },
          { id: 1040, name: 'Helena Barros' },
        ],
        after: [],
      },
    ],
  }),
  row(4, {
    action: 'REFUSED',
    refusedAs: 'FORBIDDEN',
    actor: { id: 1051, name: 'Rafael Nunes' },
    object: { kind: 'group', id: '2004', name: 'Exclui um grupo' },
    reason: 'Você não tem permissão para esta ação.',
  }),
  row(3, { action: 'PUBLISHED', object: { kind: 'process', id: '12', name: 'Reembolso de despesas' } }),
  row(2, { action: 'EXPORTED', object: { kind: 'report', id: 'b0a00959-8172-4e8f-813d-091573a26e1e', name: 'LIST' } }),
  row(1, {
    action: 'IMPORTED',
    origin: 'SYSTEM',
    actor: { id: null, name: 'Sistema' },
    object: { kind: 'database', id: null, name: 'Empresa de demonstração' },
    address: null,
    requestId: null,
  }),
];

const answer = (elements: readonly AuditEvent[], totalElements = elements.length): Fault => ({
  endpoint: 'audit.list',
  status: 200,
  body: { elements, totalElements, next: null },
  times: 99,
});

const meta: Meta<Args> = {
  title: 'Widgets/Audit',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', faults: [answer(rows)] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-19T18:00:00Z') });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person), sandbox };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 560, display: 'flex' }}>
        <Audit {...props} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** Changes, a refused attempt and an action of the system. */
export const Events: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Auditoria' });
    await waitFor(() => expect(table.querySelectorAll('tbody button')).toHaveLength(5));
    await expect(canvas.getByText('Tentativa recusada', { selector: 'td *' })).toBeVisible();
  },
};

/** Opens a row by keyboard, with each attribute before and after the change; the focus returns to the row. */
export const OpenEvent: Story = {
  play: async ({ canvas, canvasElement }) => {
    const object = await canvas.findByRole('button', { name: 'Grupo · Contas a pagar' });
    object.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLElement>('[role="dialog"]');
      if (!found) throw new Error('not open yet');
      return found;
    });
    for (const text of ['Antes', 'Depois', 'Contas a pagar', 'Marina Teixeira', 'Vazio', '203.0.113.7']) {
      await expect(dialog).toHaveTextContent(text);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(object).toHaveFocus());
  },
};

/** In English: codes, times and the name of the server are translated too. */
export const InEnglish: Story = {
  args: {
    locale: 'en',
    faults: [
      answer([
        row(1, {
          actor: { id: null, name: 'Sistema' },
          object: { kind: 'process', id: '12', name: 'Reembolso' },
          refusedAs: 'MANAGED_ELSEWHERE',
          changes: [
            { attribute: 'slaCounting', before: 'ELAPSED', after: 'WORKING' },
            { attribute: 'publishAt', before: null, after: '2026-11-19T12:05:00.000Z' },
            { attribute: 'hasNps', before: false, after: true },
          ],
        }),
      ]),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Process · Reembolso' }));
    const dialog = within(canvasElement.ownerDocument.body);
    await dialog.findByRole('row', { name: 'Time counting Elapsed hours Business hours' });
    await expect(dialog.getByText('Managed by another source')).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Publish on Empty 19/11/2026 09:05' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Rating No Yes' })).toBeVisible();
    await expect(within(dialog.getByRole('dialog')).getByText('System', { exact: true })).toBeVisible();
  },
};

/** On a phone. */
export const Narrow: Story = { args: { width: 390 } };

/** Nothing has been recorded. */
export const Empty: Story = {
  args: { faults: [answer([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As mudanças administrativas aparecem aqui.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  },
};

/** No row matches the filters, which can be cleared. */
export const NothingFound: Story = {
  args: { faults: [answer([])] },
  play: async ({ canvas }) => {
    await canvas.findByText('As mudanças administrativas aparecem aqui.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Origem' }), 'SCIM');
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }));
    await expect(canvas.getByRole('combobox', { name: 'Origem' })).toHaveValue('');
  },
};

/** Loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'audit.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load failed. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'audit.list', status: 500 }, answer(rows)] },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível carregar a auditoria');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('button', { name: 'Grupo · Contas a pagar' });
  },
};

/** The user cannot see the audit trail. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes', faults: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Só administradores veem a auditoria.')).toBeVisible();
  },
};
