import { getSteps, type StepsAnswer, type TimelineStep } from '@tramita/client/contract';
import { dayInSaoPaulo } from '@tramita/client/rules';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { breachesOfAxe } from '../testing/breaches-of-axe.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../testing/sandbox-session.tsx';
import { StepsDialog } from './StepsDialog.tsx';

const { people, requests } = sandboxIds;
const sandbox = await openSandbox(1280, 900);

const idOf: Readonly<Record<string, number>> = {
  'bruno.amaral': people.brunoAmaral,
  'juliana.prado': people.julianaPrado,
  'patricia.lemos': people.patriciaLemos,
};

/** Opens the steps of a request. Bruno published every service of the company. */
async function open(idk: number, userName = 'bruno.amaral', page: SandboxPage = sandboxPage(sandbox, userName)) {
  const onClose = vi.fn();
  const screen = await render(
    page.wrap(
      <WidgetRoot>
        <QueryScope>
          <StepsDialog idk={idk} me={idOf[userName]} onClose={onClose} />
        </QueryScope>
      </WidgetRoot>,
    ),
  );
  await expect.element(screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  return { ...page, screen, onClose };
}
type Opened = Awaited<ReturnType<typeof open>>;

const failed = requests.serviceFailed.idk;
const atFinance = requests.refundAtFinance.idk;
const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true });
const executeAgain = (opened: Opened) => button(opened, 'Executar novamente: Lançar no ERP');
const redirectTo = (opened: Opened, title: string) => button(opened, `Redirecionar para esta etapa: ${title}`);
const offers = ({ screen }: Opened) =>
  [...screen.baseElement.querySelectorAll('[data-slot="owner-timeline"] button')].map((offer) =>
    offer.getAttribute('aria-label'),
  );
const stopOf = ({ screen }: Opened, title: string) => {
  const stops = [...screen.baseElement.querySelectorAll('[data-slot="track-list"] > li')];
  const stop = stops.find(({ textContent }) => textContent?.startsWith(title));
  return stop ?? expect.unreachable(`there is no step ${title}`);
};
/** Expects a message in the page's live region, which no dialog hides. */
const announces = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })).toBeVisible();
const bodyOf = (call: { body: unknown } | undefined): unknown => JSON.parse(String(call?.body));

test('T4.6.01 T4.6.07 the owner runs the failed step again, and the dialog shows how the request continues', async () => {
  const opened = await open(failed);
  await executeAgain(opened).click();
  const question = opened.screen.getByRole('alertdialog', { name: 'Deseja executar novamente a etapa Lançar no ERP?' });
  await question.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('O período foi reaberto');
  await question.getByRole('button', { name: 'Sim' }).click();
  await announces(opened, 'A solicitação está na etapa Confirmar pagamento.');
  expect(opened.sent('POST', `/v1/processes/${failed}/execute`).map(bodyOf)).toEqual([
    { motive: 'O período foi reaberto' },
  ]);
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => stopOf(opened, 'Lançar no ERP').getAttribute('data-state')).toBe('done');
  // the button disappears with the failure: the focus moves to the timeline
  await expect.poll(() => document.activeElement?.getAttribute('data-slot')).toBe('owner-timeline');
  const history = stopOf(opened, 'Lançar no ERP').querySelector('details');
  history?.querySelector('summary')?.click();
  await expect
    .poll(() => history?.textContent)
    .toMatch(/Bruno Amaral executou novamente a etapa Lançar no ERP, na versão 2 do processo\. Motivo: O período/);
});

test('T4.6.02 passed and failed steps offer a redirection; start, end, current and pending steps do not', async () => {
  const opened = await open(atFinance);
  await expect.element(redirectTo(opened, 'Aprovação do gestor')).toBeInTheDocument();
  const { steps } = await opened.client.call(getSteps, {
    query: { idk: atFinance },
  });
  const passed = steps.filter(
    ({ type, status, currentStep }) =>
      type !== 'START_EVENT' && type !== 'END_EVENT' && status !== 'NONE' && !currentStep,
  );
  expect(offers(opened)).toEqual(passed.map(({ title }) => `Redirecionar para esta etapa: ${title}`));
  expect(passed.length).toBeGreaterThan(1);
});

test('T4.6.03 a redirection asks for confirmation with Sim and Não, and Não changes nothing', async () => {
  const opened = await open(atFinance);
  await redirectTo(opened, 'Aprovação do gestor').click();
  const question = opened.screen.getByRole('alertdialog', {
    name: 'Deseja redirecionar o fluxo para a etapa Aprovação do gestor?',
  });
  await expect.element(question).toBeVisible();
  expect(question.element().querySelectorAll('footer button, [data-slot="dialog-footer"] button')).toHaveLength(2);
  await question.getByRole('button', { name: 'Não' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(redirectTo(opened, 'Aprovação do gestor')).toHaveFocus();
  expect(opened.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('T4.6.06 a redirection by keyboard takes the request back, and the step shows who did it and why', async () => {
  const opened = await open(atFinance);
  await expect.element(redirectTo(opened, 'Aprovação do gestor')).toBeInTheDocument();
  (redirectTo(opened, 'Aprovação do gestor').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const question = opened.screen.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Sim' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(question.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('Faltou o orçamento{Tab}{Tab}{Enter}');
  await announces(opened, 'A solicitação está na etapa Aprovação do gestor.');
  await expect.poll(() => stopOf(opened, 'Aprovação do gestor').getAttribute('aria-current')).toBe('step');
  expect(stopOf(opened, 'Aprovação do gestor').textContent).not.toContain('(Aprovado)');
  expect(stopOf(opened, 'Aprovação do gestor').querySelector('details')?.textContent).toMatch(
    /Bruno Amaral redirecionou a solicitação da etapa .* para a etapa Aprovação do gestor, na versão 2 do processo\. Motivo: Faltou o orçamento/,
  );
  const [call] = opened.sent('POST', /^\/v1\/processes\/\d+\/step\/1\/execute$/);
  expect(call?.headers.get('idempotency-key')).toMatch(/\S/);
});

test('T4.6.04 T4.6.05 offers neither action to other users, not even to an administrator', async () => {
  for (const userName of ['juliana.prado', 'patricia.lemos']) {
    const opened = await open(failed, userName);
    await expect.element(opened.screen.getByText('Versão 2 do processo')).toBeVisible();
    expect(opened.screen.getByText('Executar novamente').elements()).toHaveLength(0);
    expect(opened.screen.getByText('Redirecionar para esta etapa').elements()).toHaveLength(0);
    await opened.screen.unmount();
  }
});

test('offers no action for an ended request', async () => {
  const opened = await open(requests.finishedToRate.idk);
  await expect.poll(() => opened.screen.baseElement.querySelector('[data-slot="owner-timeline"]')).not.toBeNull();
  expect(offers(opened)).toEqual([]);
});

test('T8.04 shows an error after a failure and resends the same question with the same idempotency key', async () => {
  const opened = await open(atFinance);
  sandbox.faults.next({ endpoint: 'requests.retryStep', status: 500 });
  await redirectTo(opened, 'Aprovação do gestor').click();
  const question = opened.screen.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Faltou o orçamento');
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect.element(opened.screen.getByText('Ocorreu um erro inesperado')).toBeVisible();
  await expect.element(question.getByRole('textbox')).toHaveValue('Faltou o orçamento');
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const keys = opened.sent('POST', /execute$/).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('shows a refusal and the current state if the request moved on in the meantime', async () => {
  const opened = await open(atFinance);
  await redirectTo(opened, 'Aprovação do gestor').click();
  const elsewhere = await open(atFinance);
  await redirectTo(elsewhere, 'Aprovação do gestor').last().click();
  await elsewhere.screen.getByRole('alertdialog').last().getByRole('button', { name: 'Sim' }).click();
  await expect.poll(() => elsewhere.sent('POST', /execute$/).at(-1)?.state).toBe('answered');
  await elsewhere.screen.unmount();
  await opened.screen.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click();
  await expect.element(opened.screen.getByText('Não é possível redirecionar o fluxo para esta etapa')).toBeVisible();
  await expect.element(opened.screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.poll(() => stopOf(opened, 'Aprovação do gestor').getAttribute('aria-current')).toBe('step');
});

test('shows the count and an error for a reason over 200 characters and does not send it', async () => {
  const opened = await open(atFinance);
  await redirectTo(opened, 'Aprovação do gestor').click();
  const question = opened.screen.getByRole('alertdialog');
  await question.getByRole('textbox').fill('x'.repeat(201));
  await expect.element(question.getByText('201/200')).toBeVisible();
  await expect.element(question.getByText('Use até 200 caracteres')).toBeVisible();
  await question.getByRole('button', { name: 'Sim' }).click();
  expect(opened.sent('POST', /execute$/)).toEqual([]);
});

test('the button is busy while the call runs, and a second click sends nothing', async () => {
  const opened = await open(atFinance);
  sandbox.faults.next({ endpoint: 'requests.retryStep', delayMs: 400 });
  await redirectTo(opened, 'Aprovação do gestor').click();
  const yes = opened.screen.getByRole('alertdialog').getByRole('button', { name: 'Sim' });
  await yes.click();
  await expect.element(yes).toHaveAttribute('aria-busy', 'true');
  await yes.click({ force: true });
  await expect.element(opened.screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(opened.sent('POST', /execute$/)).toHaveLength(1);
});

test('T9.16 the timeline box is at most 200 px high, scrolls by keyboard and has no axe violations', async () => {
  const opened = await open(failed);
  await expect.element(executeAgain(opened)).toBeInTheDocument();
  const box = opened.screen.getByRole('region', { name: 'Etapas' }).element();
  expect(getComputedStyle(box).maxHeight).toBe('200px');
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  expect((box as HTMLElement).tabIndex).toBe(0);
  expect(await breachesOfAxe(opened.screen.baseElement)).toEqual([]);
  await executeAgain(opened).click();
  await expect.element(opened.screen.getByRole('alertdialog')).toBeVisible();
  expect(await breachesOfAxe(opened.screen.getByRole('alertdialog').element())).toEqual([]);
});

test('at phone width the buttons are large enough and nothing overflows the page', async () => {
  await browserPage.viewport(390, 800);
  const opened = await open(failed);
  await expect.element(executeAgain(opened)).toBeInTheDocument();
  executeAgain(opened).element().scrollIntoView();
  expect(executeAgain(opened).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await executeAgain(opened).click();
  const question = opened.screen.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  expect(question.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test('draws a step visited twice as current and labels steps completed before the request came back', async () => {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const answer = await page.client.call(getSteps, { query: { idk: atFinance } });
  const current = answer.steps.findIndex(({ currentStep }) => currentStep);
  // back at the first task, while later ones were completed in the previous round
  const steps = answer.steps.map((step, index): TimelineStep => {
    if (index === 1) {
      const startedAt = sandbox.now().toISOString();
      return { ...step, status: 'NONE', currentStep: true, approved: null, finishedAt: null, startedAt };
    }
    return index === current ? { ...step, currentStep: false } : step;
  });
  const body: StepsAnswer = { ...answer, steps };
  sandbox.faults.next({ endpoint: 'requests.steps', status: 200, body, times: 9 });
  const opened = await open(atFinance, 'bruno.amaral', page);
  expect(opened.screen.baseElement.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  const now = stopOf(opened, steps[1]?.title ?? '');
  expect(now.getAttribute('data-state')).toBe('now');
  expect(getComputedStyle(now, '::before').borderLeftStyle).toBe('dotted');
  const done = steps.filter(({ status, stepOrder }) => status === 'FINISHED' && stepOrder > 1);
  expect(done.length).toBeGreaterThan(0);
  for (const { title } of done) expect(stopOf(opened, title).textContent).toContain('antes de a solicitação voltar');
  expect(stopOf(opened, 'Solicitação enviada').textContent).not.toContain('antes de');
});

test('C9.02 C9.01 the current step counts calendar days: since yesterday, due tomorrow', async () => {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const answer = await page.client.call(getSteps, { query: { idk: atFinance } });
  const dayAt = (days: number, time: string) =>
    new Date(`${dayInSaoPaulo(new Date(Date.now() + days * 86_400_000))}T${time}-03:00`).toISOString();
  const steps = answer.steps.map((step) =>
    step.currentStep ? { ...step, startedAt: dayAt(-1, '00:10:00'), dueAt: dayAt(1, '23:50:00') } : step,
  );
  sandbox.faults.next({ endpoint: 'requests.steps', status: 200, body: { ...answer, steps }, times: 9 });
  const opened = await open(atFinance, 'bruno.amaral', page);
  const current = steps.find(({ currentStep }) => currentStep);
  expect(stopOf(opened, current?.title ?? '').textContent).toMatch(/^.* desde ontem · vence amanhã/);
});

test('C2.08 a pending step has a visible icon with a name', async () => {
  const opened = await open(atFinance);
  const icon = opened.screen.baseElement.querySelector('[data-icon="loading"]');
  expect(icon).toBeVisible();
  expect(icon?.getBoundingClientRect().width).toBe(12);
  expect(icon?.closest('li')?.textContent).toContain('(pendente)');
});

test.each([
  ['T4.5.09', 'success', atFinance, 'Solicitação enviada'],
  ['T4.5.10', 'error', failed, 'Lançar no ERP'],
  ['T4.5.11', 'next', atFinance, 'Aprovação financeira'],
  ['T4.5.12', 'loading', atFinance, 'Lançar no ERP'],
  ['T4.5.13', 'canceled', requests.canceled.idk, 'Fim (cancelado)'],
  ['T4.5.14', 'rejected', requests.rejected.idk, 'Aprovação do gestor'],
  ['T4.5.15', 'approved', atFinance, 'Aprovação do gestor'],
] as const)('%s draws the icon %s in the timeline of request %d at "%s"', async (_id, icon, idk, title) => {
  const opened = await open(idk);
  const icons = [...stopOf(opened, title).querySelectorAll('[data-icon]')];
  expect(icons.map((drawn) => drawn.getAttribute('data-icon'))).toEqual([icon]);
  expect(icons[0]).toBeVisible();
});
