import type { Meta, StoryObj } from '@storybook/react-vite';
import { authInfo, createAbsence, listAbsences } from '@tramita/client/contract';
import { type Fault, sandboxIds } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Absences } from './Absences.tsx';

interface Args {
  /** Faults of the server from the start. */
  faults: readonly Fault[];
  /** Whether the user has absences and substitutions. */
  hasAbsences: boolean;
  /** Width of the container in px. */
  width?: number;
}

const { people } = sandboxIds;
const reason = 'VACATION' as const;

const meta: Meta<Args> = {
  title: 'Widgets/Absences',
  parameters: { padding: 0 },
  args: { faults: [], hasAbsences: true },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-24T15:00:00Z') });
      const page = sandboxPage(sandbox, 'mariana.costa');
      const create = (userName: string, body: Parameters<typeof page.client.call<typeof createAbsence>>[1]) =>
        sandboxPage(sandbox, userName).client.call(createAbsence, body);
      await create('diego.salomao', { body: { startsOn: '2026-12-14', endsOn: '2026-12-15', reason } });
      if (args.hasAbsences) {
        const all = (personId: number) => [{ personId, processIds: null }];
        const running = { startsOn: '2026-11-24', endsOn: '2026-11-27', reason: 'TRAVEL' as const };
        await create('priscila.reis', { body: { startsOn: '2026-11-26', endsOn: '2026-11-27', reason } });
        await create('mariana.costa', {
          body: { ...running, includesGroups: true, substitutes: all(people.priscilaReis) },
        });
        await create('mariana.costa', {
          body: { startsOn: '2026-12-21', endsOn: '2027-01-08', reason, substitutes: all(people.priscilaReis) },
        });
        await create('mariana.costa', { body: { startsOn: '2027-01-13', endsOn: '2027-01-15', reason: 'OTHER' } });
        await create('marcos.tavares', {
          body: { startsOn: '2026-12-07', endsOn: '2026-12-18', reason, substitutes: all(people.marianaCosta) },
        });
      }
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 760, display: 'flex' }}>
        <Absences substitutedTasksHref="/attendance/to-do?substitutions=SUBSTITUTIONS" />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const forbidden = { type: 'about:blank', title: 'Forbidden', status: 403, errorCode: 'FORBIDDEN' };

async function opened(canvasElement: HTMLElement, selector: string) {
  const found = await waitFor(() => {
    const element = canvasElement.ownerDocument.querySelector<HTMLElement>(selector);
    if (!element) throw new Error('not open yet');
    return element;
  });
  return within(found);
}

/** The absences by state and the substitutions; an absence is ended, another deleted, a substitution declined. */
export const List: Story = {
  name: 'D6.11 absences by state, which can be ended and deleted, and the substitutions of the user',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /Em andamento/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '24/11/2026 a 27/11/2026' })).toBeVisible();
    await expect(canvas.getByText('Priscila Reis também estará ausente de 26/11/2026 a 27/11/2026')).toBeVisible();
    const planned = within(canvas.getByRole('region', { name: 'Programadas' }));
    await expect(planned.getAllByRole('listitem')).toHaveLength(2);
    await expect(planned.getByText('Sem substituto')).toBeVisible();
    const side = within(canvas.getByRole('complementary', { name: 'Você substitui' }));
    await expect(side.getByText('de 07/12/2026 a 18/12/2026')).toBeVisible();

    await userEvent.click(side.getByRole('button', { name: /Recusar/ }));
    const question = await opened(canvasElement, '[role="alertdialog"]');
    await userEvent.click(question.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Você substitui' })).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Excluir a ausência de 13/01/2027 a 15/01/2027' }));
    const deletion = await opened(canvasElement, '[role="alertdialog"]');
    await userEvent.click(deletion.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(planned.getAllByRole('listitem')).toHaveLength(1));

    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar agora' }));
    const ending = await opened(canvasElement, '[role="alertdialog"]');
    await userEvent.click(ending.getByRole('button', { name: 'Encerrar agora' }));
    await expect(await canvas.findByRole('heading', { name: /Encerradas/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Em andamento/ })).toBeNull();
  },
};

/** Absences with a substitute for all processes, and with two for some processes each; all is typed key by key. */
export const NewAbsence: Story = {
  name: 'D6.01 D6.07 a new absence has a period, a reason, and substitutes for all or for some processes',
  args: { hasAbsences: false },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText('Você não tem ausências programadas.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nova ausência' }));
    const dialog = await opened(canvasElement, '[role="dialog"] form');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Informe o início')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Início/), '01/12/2026');
    await userEvent.type(dialog.getByLabelText(/^Fim/), '11/12/2026');
    await expect(dialog.getByText(/11 dias, do primeiro ao último/)).toBeVisible();
    const reasons = within(dialog.getByLabelText(/^Motivo/)).getAllByRole('option');
    await expect(reasons.map(({ textContent }) => textContent)).toEqual(['Férias', 'Licença', 'Viagem', 'Outro']);
    await userEvent.selectOptions(dialog.getByLabelText(/^Motivo/), 'Licença');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar substituto' }));
    await expect(dialog.getByRole('combobox', { name: 'Substituto 1' })).toHaveFocus();
    // the absent person is no substitute of her own
    const own = (await loaded['page'].client.call(authInfo)).completeName;
    await userEvent.keyboard(own);
    // seen and announced
    await expect(await page.findAllByText('Nenhum item encontrado')).toHaveLength(2);
    await expect(page.queryByRole('option', { name: new RegExp(own) })).toBeNull();
    await userEvent.tripleClick(dialog.getByRole('combobox', { name: 'Substituto 1' }));
    await userEvent.keyboard('Priscila');
    await userEvent.click(await page.findByRole('option', { name: /Priscila Reis/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Incluir as filas dos meus grupos/ }));
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('01/12/2026 a 11/12/2026')).toBeVisible();
    await expect(canvas.getByText('Priscila Reis · Todos os processos')).toBeVisible();
    const { absences } = await loaded['page'].client.call(listAbsences, { query: {} });
    await expect(absences).toMatchObject([
      { startsOn: '2026-12-01', endsOn: '2026-12-11', reason: 'LEAVE', includesGroups: true },
    ]);

    await userEvent.click(canvas.getByRole('button', { name: 'Nova ausência' }));
    const second = await opened(canvasElement, '[role="dialog"] form');
    await userEvent.type(second.getByLabelText(/^Início/), '14/12/2026');
    await userEvent.type(second.getByLabelText(/^Fim/), '14/12/2026');
    const choose = async (position: number, person: string, process: string) => {
      await userEvent.click(second.getByRole('button', { name: 'Adicionar substituto' }));
      await userEvent.type(second.getByRole('combobox', { name: `Substituto ${position}` }), person);
      await userEvent.click(await page.findByRole('option', { name: new RegExp(person) }));
      const scope = within(second.getByRole('radiogroup', { name: `Processos do substituto ${position}` }));
      await userEvent.click(scope.getByRole('radio', { name: 'Alguns processos' }));
      const list = second.getByRole('combobox', { name: `Lista de processos do substituto ${position}` });
      await userEvent.type(list, process);
      const options = within(await page.findByRole('listbox'));
      await userEvent.click(await options.findByRole('option', { name: new RegExp(process) }));
      await userEvent.keyboard('{Escape}');
    };
    await choose(1, 'Priscila Reis', 'Reembolso de despesas');
    await choose(2, 'Diego Salomão', 'Férias');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Priscila Reis · Reembolso de despesas')).toBeVisible();
    await expect(canvas.getByText('Diego Salomão · Férias')).toBeVisible();
    const warning = 'Diego Salomão também estará ausente de 14/12/2026 a 14/12/2026';
    await expect((await page.findAllByText(warning)).length).toBeGreaterThan(1);
  },
};

/** No absence and no substitution. */
export const Empty: Story = {
  name: 'without planned absences the screen says so and offers a new one',
  args: { hasAbsences: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você não tem ausências programadas.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nova ausência' })).toBeEnabled();
    await expect(canvas.queryByRole('complementary', { name: 'Você substitui' })).toBeNull();
  },
};

/** The sections have placeholders while they load. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'absences.list', delayMs: 60_000, times: 9 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The first load fails, the retry succeeds, in a narrow container. */
export const FailedNarrow: Story = {
  args: { width: 390, faults: [{ endpoint: 'absences.list', status: 500 }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('heading', { name: /Programadas/ })).toBeVisible();
  },
};

/** A server that refuses the user. */
export const Forbidden: Story = {
  args: { faults: [{ endpoint: 'absences.list', status: 403, body: forbidden, times: 9 }] },
  play: async ({ canvas }) => {
    const detail = await canvas.findByText('Usuário sem permissão de acesso');
    await expect(detail).toBeVisible();
    const state = detail.closest<HTMLElement>('[data-slot="forbidden-state"]');
    await expect(state?.offsetWidth).toBe(state?.parentElement?.clientWidth);
    // the lines are close to each other, not spread over the height of the page
    const title = canvas.getByText('Você não tem acesso a esta página');
    await expect(detail.offsetTop - title.offsetTop).toBeLessThan(40);
  },
};
