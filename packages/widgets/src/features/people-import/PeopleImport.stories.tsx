import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Import } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { PeopleImport, type PeopleImportProps } from './PeopleImport.tsx';
import { changedPeople, deactivatedPeople, newPeople, refusedLines, sampleImport } from './testing/sample-import.ts';

interface Args extends Omit<PeopleImportProps, 'client' | 'theme'> {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const always = { status: 200, times: 99 } as const;
const pageWith = (elements: readonly unknown[]) => ({ elements, totalElements: elements.length });

/** Answers of the server for one import. */
const answers = (item: Partial<Import>, rows: readonly unknown[] = changedPeople): readonly Fault[] => [
  { endpoint: 'imports.get', body: { ...sampleImport, ...item }, ...always },
  { endpoint: 'imports.changes', body: pageWith(rows), ...always },
  { endpoint: 'imports.errors', body: pageWith(refusedLines), ...always },
];
const recent = (elements: readonly Import[]): Fault => ({
  endpoint: 'imports.list',
  body: pageWith(elements),
  ...always,
});

const meta: Meta<Args> = {
  title: 'Widgets/PeopleImport',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', importId: 12, peopleHref: '/people', onImportChange: fn() },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person), sandbox };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 848, display: 'flex' }}>
        <PeopleImport {...props} />
      </div>,
      { theme: globals['theme'] ?? 'light' },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** The first step on a new installation. */
export const Empty: Story = {
  args: { importId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum arquivo foi importado nos últimos 90 dias.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }));
    await expect(await canvas.findByText('Escolha um arquivo CSV ou xlsx')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /escolha um arquivo/ })).toHaveFocus();
  },
};

/** The first step with former imports, of which one can be opened again. */
export const FileStep: Story = {
  args: {
    importId: null,
    faults: [
      recent([
        sampleImport,
        { ...sampleImport, id: 11, status: 'APPLIED', fileName: 'colaboradores-out.csv' },
        { ...sampleImport, id: 10, status: 'FAILED', kind: 'branches', fileName: 'filiais.xlsx' },
      ]),
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'colaboradores-out.csv' }));
    await expect(args.onImportChange).toHaveBeenCalledWith(11);
    await expect(canvas.getByLabelText(/^Origem/)).toHaveValue('Folha');
  },
};

/** A file of another type is refused before it is sent. */
export const WrongFile: Story = {
  args: { importId: null },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Conferir arquivo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['%PDF'], 'relatorio.pdf'), { applyAccept: false });
    await expect(await canvas.findByText('relatorio.pdf não é um arquivo CSV nem xlsx')).toBeVisible();
  },
};

/** The server checks the file. */
export const Checking: Story = {
  args: {
    faults: answers({ status: 'CHECKING', checkedAt: null, counts: null, tabs: null, access: null, applicable: false }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conferindo o arquivo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** More deactivations than the limit: the file can be applied once the number is confirmed. */
export const OverLimit: Story = {
  args: { faults: answers({ tabs: { new: 0, changed: 121, deactivated: 31, access: 7, errors: 6 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rafael Nunes')).toBeVisible();
    const apply = canvas.getByRole('button', { name: 'Aplicar' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByLabelText('Confirmo a desativação de 31 pessoas'));
    await expect(apply).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('176 mudanças serão gravadas; 5 linhas recusadas ficam de fora')).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Só aplicar se não houver erros/));
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
  },
};

/** More changes of roles than the limit. */
export const OverRoleLimit: Story = {
  args: { faults: answers({ confirmations: { deactivations: null, roleChanges: { count: 28, limit: 20 } } }) },
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText('Confirmo a mudança de perfil de 28 pessoas');
    await userEvent.click(box);
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).not.toHaveAttribute('aria-disabled');
  },
};

/** New people with their data. */
export const NewPeople: Story = {
  args: { faults: answers({ tabs: { new: 1, changed: 0, deactivated: 0, access: 0, errors: 0 } }, newPeople) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aline Moura')).toBeVisible();
  },
};

/** People who lose their access, with the reason. */
export const Deactivated: Story = {
  args: { faults: answers({}, deactivatedPeople) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Desativadas/ }));
    await expect(await canvas.findByText('Não está no arquivo')).toBeVisible();
  },
};

/** People who gain or lose a role or access to the reports. */
export const Access: Story = {
  args: { faults: answers({}, changedPeople.slice(3, 4)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ver as 7 pessoas' }));
    await expect(await canvas.findByRole('tab', { name: /Acessos/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The errors of the file. */
export const Errors: Story = {
  args: { faults: answers({}) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Erros/ }));
    await expect(await canvas.findByText('juliana.prado@redeipe')).toBeVisible();
    await expect(canvas.getByText('5 linhas recusadas, 6 erros. As outras 1.276 podem ser aplicadas.')).toBeVisible();
  },
};

/** No line can be applied. */
export const NothingValid: Story = {
  args: {
    faults: answers({
      applicable: false,
      tabs: { new: 0, changed: 0, deactivated: 0, access: 0, errors: 6 },
      confirmations: { deactivations: null, roleChanges: null },
    }),
  },
  play: async ({ canvas }) => {
    // in the bar, and as the reason of the button
    await expect(await canvas.findAllByText('Nenhuma linha do arquivo pode ser aplicada')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The register changed since the check. */
export const Outdated: Story = {
  args: {
    faults: [
      ...answers({ confirmations: { deactivations: null, roleChanges: null } }),
      {
        endpoint: 'imports.apply',
        status: 409,
        body: {
          status: 409,
          errorCode: 'IMPORT_OUTDATED',
          message: 'O cadastro mudou desde a conferência. Confira o arquivo de novo.',
        },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aplicar' }));
    await expect(await canvas.findByText(/^O cadastro mudou desde a conferência/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir novamente' }));
    await expect(args.onImportChange).toHaveBeenCalledWith(null);
  },
};

/** The server writes the changes. */
export const Applying: Story = {
  args: { faults: answers({ status: 'APPLYING' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gravando as mudanças')).toBeVisible();
  },
};

/** The changes are written. */
export const Applied: Story = {
  args: { faults: answers({ status: 'APPLIED', appliedAt: '2026-11-24T17:31:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('176 mudanças gravadas em 24/11/2026 14:31.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Baixar erros (CSV)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver pessoas' })).toHaveAttribute('href', '/people');
  },
};

/** The file could not be read. */
export const CheckFailed: Story = {
  args: {
    faults: answers({
      status: 'FAILED',
      checkedAt: null,
      counts: null,
      tabs: null,
      failure: { code: 'INVALID_FILE', message: 'O arquivo não pôde ser lido como CSV nem como planilha.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^O arquivo não pôde ser lido/)).toBeVisible();
  },
};

/** Loading an import. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'imports.get', delayMs: 600_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Carregando...' })).toBeVisible();
  },
};

/** The load failed. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'imports.get', status: 500 }, ...answers({})] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar a importação')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Alteradas/ })).toBeVisible());
  },
};

/** The rows of a tab could not be loaded. */
export const RowsFailed: Story = {
  args: { faults: [{ endpoint: 'imports.changes', status: 500 }, ...answers({})] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar as mudanças')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Rafael Nunes')).toBeVisible();
  },
};

/** The import does not exist any more. */
export const NotFound: Story = {
  args: { importId: 404, faults: [{ endpoint: 'imports.get', status: 404, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não encontramos esta importação')).toBeVisible();
  },
};

/** The user is no administrator. */
export const Forbidden: Story = {
  args: { person: 'diego.salomao', importId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Só administradores importam arquivos.')).toBeVisible();
  },
};

/** On a phone the decision comes before the changes, which are cards. */
export const Narrow: Story = { ...OverLimit, args: { ...OverLimit.args, width: 390 } };
