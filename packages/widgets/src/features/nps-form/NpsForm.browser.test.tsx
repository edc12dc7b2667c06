import { getRequestToRate, listHistory, rateRequest } from '@tramita/client/contract';
import { type Sandbox, sandboxIds, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { NpsForm, type NpsFormProps } from './NpsForm.tsx';

const { requests } = sandboxIds;
const toRate = requests.finishedToRate.protocol;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
});
beforeEach(() => sandbox.reset());

interface OpenOptions extends Partial<NpsFormProps> {
  userName?: string;
  page?: SandboxPage;
}

/** Opens the form as its requester, in a new page or in the given one. */
async function open({ userName = 'rafael.nunes', page = sandboxPage(sandbox, userName), ...props }: OpenOptions = {}) {
  const onRated = vi.fn();
  const onEvent = vi.fn();
  const onError = vi.fn();
  const draw = (change: Partial<NpsFormProps> = {}) =>
    page.wrap(<NpsForm uuid={toRate} onRated={onRated} {...props} {...change} />, { onEvent, onError });
  const screen = await render(draw());
  const form = () => screen.container.querySelector('[data-slot="nps-form"]') as HTMLElement;
  return {
    ...page,
    page,
    screen,
    draw,
    form,
    onRated,
    onEvent,
    onError,
    like: screen.getByRole('radio', { name: 'Gostei', exact: true }),
    dislike: screen.getByRole('radio', { name: 'Não Gostei', exact: true }),
    comment: screen.getByRole('textbox', { name: 'Comentário (opcional)' }),
    send: screen.getByRole('button', { name: 'Enviar avaliação' }),
    ratings: () => page.sent('POST', `/v1/requests/${toRate}/nps`),
  };
}

/** The inputs of one of several forms in the page. */
function within(form: HTMLElement) {
  const inputs = page.elementLocator(form);
  return {
    like: inputs.getByRole('radio', { name: 'Gostei', exact: true }),
    dislike: inputs.getByRole('radio', { name: 'Não Gostei', exact: true }),
    comment: inputs.getByRole('textbox'),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;
const shows = ({ screen }: Opened, text: string | RegExp) => expect.element(screen.getByText(text)).toBeVisible();
/** Expects the text in an alert. */
const says = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
/** Expects the text in a status element. */
const announces = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const savedRating = (page: SandboxPage) => page.client.call(getRequestToRate, { params: { uuid: toRate } });

test('P2.6.01 P4.23 while loading shows a message and already has its final height', async () => {
  sandbox.faults.next({ endpoint: 'requests.get', delayMs: 400 });
  const opened = await open();
  const form = opened.form();
  expect(form.dataset['state']).toBe('loading');
  await expect.element(opened.screen.getByRole('status')).toHaveTextContent('Carregando o atendimento');
  const height = form.offsetHeight;
  await expect.element(opened.like).toBeVisible();
  expect(form.dataset['state']).toBe('loaded');
  expect(form.offsetHeight).toBe(height);
});

test('P2.6.02 P2.6.06 P2.6.07 P2.6.08 P7.4.07 shows the service, its number and the answers after loading', async () => {
  const opened = await open();
  await shows(opened, 'Reembolso de despesas');
  await shows(opened, new RegExp(`^IDK ${requests.finishedToRate.idk}, concluída em \\d{2}/\\d{2}/\\d{4}$`));
  await expect
    .element(opened.screen.getByRole('radiogroup', { name: 'O que você achou do atendimento?' }))
    .toBeVisible();
  await expect.element(opened.like).not.toBeChecked();
  await expect.element(opened.dislike).not.toBeChecked();
  await expect.element(opened.comment).toHaveValue('');
  expect(opened.sent('GET', `/v1/requests/${toRate}`)).toHaveLength(1);
});

test('P2.6.03 P8.25 a failed load shows a message and can be retried', async () => {
  sandbox.faults.next({ endpoint: 'requests.get', status: 500 });
  const opened = await open();
  await says(opened, 'Não foi possível carregar o atendimento para avaliação.');
  expect(opened.form().dataset['state']).toBe('error');
  expect(opened.onError).toHaveBeenCalledOnce();
  await opened.screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(opened.like).toBeVisible();
  expect(opened.form().contains(document.activeElement)).toBe(true);
});

test.each([
  ['that does not exist', 'rafael.nunes', '00000000-0000-4000-8000-000000000000'],
  ['with an invalid identifier', 'rafael.nunes', 'nao-existe'],
  ['that the user may not see', 'otavio.rezende', requests.finishedToRate.protocol],
])('P8.25 a request %s gives the error state', async (_what, userName, uuid) => {
  const opened = await open({ userName, uuid });
  await says(opened, 'Não foi possível carregar o atendimento para avaliação.');
});

test('C10.22 refuses an invalid identifier without a call', async () => {
  const calls = vi.spyOn(window, 'fetch');
  const opened = await open({ uuid: 'abc' });
  await says(opened, 'Não foi possível carregar o atendimento para avaliação.');
  expect(opened.onError).not.toHaveBeenCalled();
  expect(calls).not.toHaveBeenCalled();
  calls.mockRestore();
});

test('P1.12 a process without ratings gives the error state', async () => {
  await sandbox.services.db.updateTable('processes').set({ has_nps: false }).execute();
  await says(await open(), 'Não foi possível carregar o atendimento para avaliação.');
});

test('C11.04 P1.12 shows a message and no form to a user who may not rate the request', async () => {
  const opened = await open({ userName: 'mariana.costa', uuid: toRate, defaultValue: true });
  await says(opened, 'Só quem pediu o atendimento pode avaliá-lo');
  expect(opened.form().dataset['state']).toBe('refused');
  await expect.element(opened.send).not.toBeInTheDocument();
  await expect.element(opened.screen.getByRole('radiogroup')).not.toBeInTheDocument();
});

test.each([
  [
    'only the requester may rate',
    { status: 403, body: { errorCode: 'FORBIDDEN', message: '' } },
    'Só quem pediu o atendimento pode avaliá-lo',
  ],
  [
    'the request takes no rating',
    { status: 400, body: { errorCode: 'NPS_NOT_AVAILABLE', message: '' } },
    'Este atendimento não recebe avaliação',
  ],
] as const)('C11.04 shows the reason of a refusal after sending: %s', async (_what, fault, text) => {
  const opened = await open({ defaultValue: true });
  await expect.element(opened.like).toBeChecked();
  sandbox.faults.next({ endpoint: 'nps.rate', ...fault });
  await opened.send.click();
  await says(opened, text);
  await expect.poll(() => document.activeElement).toBe(opened.form());
  expect((await savedRating(sandboxPage(sandbox, 'rafael.nunes'))).npsStatus).toBeNull();
});

test('P1.12 P7.4.08 an unfinished request cannot be rated, which is said before a comment is typed', async () => {
  const opened = await open({
    userName: 'juliana.prado',
    uuid: requests.refundAtFinance.protocol,
    defaultValue: true,
  });
  await says(opened, 'Este atendimento não recebe avaliação');
  await expect.element(opened.send).not.toBeInTheDocument();
  expect(opened.ratings()).toHaveLength(0);
});

test.each([
  ['Gostei', requests.alreadyRated.protocol, 'Resolveram no mesmo dia.'],
  ['Não Gostei', requests.ratedBadly.protocol, 'O notebook veio sem o adaptador de rede.'],
])('P2.6.04 P4.23 shows the answer %s and the comment of a request rated before', async (said, uuid, comment) => {
  const opened = await open({ uuid });
  await announces(opened, 'Este atendimento já foi avaliado.');
  await expect.element(opened.screen.getByText(said, { exact: true })).toBeVisible();
  await shows(opened, comment);
  expect(opened.form().dataset['state']).toBe('rated');
  await expect.element(opened.send).not.toBeInTheDocument();
  expect(opened.form().contains(document.activeElement)).toBe(false);
});

test('P5.15 sending without an answer shows a message and makes no call', async () => {
  const opened = await open();
  await opened.send.click();
  await says(opened, 'Por favor, preencha o que você achou do atendimento.');
  const group = opened.screen.getByRole('radiogroup');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Por favor, preencha o que você achou do atendimento.');
  expect(opened.ratings()).toHaveLength(0);
  await opened.dislike.click();
  await expect.element(opened.screen.getByRole('alert')).not.toBeInTheDocument();
});

test('P1.13 P1.14 P2.6.07 P2.6.08 P7.4.08 sends and stores answer and comment and reports them to the page', async () => {
  const opened = await open();
  await opened.dislike.click();
  await opened.comment.fill('  Demorou três semanas. ');
  await opened.send.click();
  await announces(opened, 'Agradecemos a sua avaliação');
  const rating = { answer: false, comment: 'Demorou três semanas.' };
  expect(JSON.parse(String(opened.ratings()[0]?.body))).toEqual({ status: 0, comment: rating.comment });
  expect(opened.onRated).toHaveBeenCalledExactlyOnceWith(rating);
  expect(opened.onEvent).toHaveBeenCalledWith({ widget: 'nps-form', name: 'rated', detail: { answer: false } });
  expect(await savedRating(opened.page)).toMatchObject({ npsStatus: 0, npsComment: rating.comment });
  const [newest] = await opened.client.call(listHistory, { params: { id: toRate } });
  expect(newest?.message).toContain('Não Gostei');
});

test('P5.16 sends a rating without a comment', async () => {
  const opened = await open();
  await opened.like.click();
  await opened.send.click();
  await shows(opened, 'Este atendimento já foi avaliado.');
  expect(JSON.parse(String(opened.ratings()[0]?.body))).toEqual({ status: 1 });
});

test('P5.16 limits a comment to 500 characters and counts them while typing', async () => {
  const opened = await open({ defaultValue: true });
  await opened.comment.fill('x'.repeat(499));
  await expect.element(opened.comment).toHaveAccessibleDescription('Resta 1 caractere');
  await opened.comment.click();
  await userEvent.keyboard('{Control>}{End}{/Control}yz');
  await expect.element(opened.comment).toHaveValue(`${'x'.repeat(499)}y`);
  await shows(opened, '500/500');
  await opened.send.click();
  await shows(opened, 'Agradecemos a sua avaliação');
});

test('P2.6.05 P4.23 shows a spinner on the button and disables all inputs while sending', async () => {
  sandbox.faults.next({ endpoint: 'nps.rate', delayMs: 600 });
  const opened = await open({ defaultValue: true });
  await opened.comment.fill('Rápido.');
  await opened.send.click();
  expect(opened.form().dataset['state']).toBe('sending');
  await expect.element(opened.send).toHaveAttribute('aria-busy', 'true');
  await expect.element(opened.send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(opened.comment).toHaveAttribute('readonly');
  (opened.dislike.element() as HTMLElement).click();
  await expect.element(opened.like).toBeChecked();
  await shows(opened, 'Agradecemos a sua avaliação');
});

test('P7.4.08 sends once if the button is pressed twice', async () => {
  sandbox.faults.next({ endpoint: 'nps.rate', delayMs: 150 });
  const opened = await open({ defaultValue: true });
  await expect.element(opened.send).toBeVisible();
  const button = opened.send.element() as HTMLElement;
  button.click();
  button.click();
  button.closest('form')?.requestSubmit();
  await shows(opened, 'Agradecemos a sua avaliação');
  expect(opened.ratings()).toHaveLength(1);
  expect(opened.onRated).toHaveBeenCalledOnce();
});

test.each([
  ['the server fails', { status: 500 }],
  ['the network fails', { abort: 'before' }],
] as const)('P8.26 when %s the input is kept and can be sent again', async (_what, fault) => {
  sandbox.faults.next({ endpoint: 'nps.rate', ...fault });
  const opened = await open();
  await opened.dislike.click();
  await opened.comment.fill('Demorou.');
  const heights = () => [opened.form(), opened.like.element() as HTMLElement].map(({ offsetHeight }) => offsetHeight);
  const before = heights();
  await opened.send.click();
  await says(opened, 'Não foi possível enviar a avaliação no momento. Tente novamente.');
  await expect.element(opened.dislike).toBeChecked();
  await expect.element(opened.comment).toHaveValue('Demorou.');
  await expect.element(opened.send).toHaveFocus();
  expect(heights()).toEqual(before);
  expect(opened.onRated).not.toHaveBeenCalled();
  await opened.send.click();
  await shows(opened, 'Agradecemos a sua avaliação');
});

test('a retry after a lost response thanks for the rating, which is stored once', async () => {
  sandbox.faults.next({ endpoint: 'nps.rate', abort: 'after' });
  const opened = await open({ defaultValue: true });
  await opened.comment.fill('Rápido.');
  await opened.send.click();
  await says(opened, 'Não foi possível enviar a avaliação no momento. Tente novamente.');
  await opened.send.click();
  await shows(opened, 'Agradecemos a sua avaliação');
  expect(opened.onRated).toHaveBeenCalledExactlyOnceWith({ answer: true, comment: 'Rápido.' });
  expect(await savedRating(opened.page)).toMatchObject({ npsStatus: 1, npsComment: 'Rápido.' });
});

test('P2.6.04 another rating than the one whose response was lost is not taken for it', async () => {
  sandbox.faults.next({ endpoint: 'nps.rate', abort: 'after' });
  const opened = await open({ defaultValue: true });
  await opened.send.click();
  await says(opened, 'Não foi possível enviar a avaliação no momento. Tente novamente.');
  await opened.dislike.click();
  await opened.send.click();
  await announces(opened, 'Este atendimento já foi avaliado.');
  await expect.poll(() => document.activeElement).toBe(opened.form());
});

test('P2.6.04 keeps a rating given in another window meanwhile', async () => {
  const opened = await open({ defaultValue: false });
  await expect.element(opened.send).toBeVisible();
  await opened.client.call(rateRequest, { params: { uuid: toRate }, body: { status: 1 } });
  await opened.send.click();
  await shows(opened, 'Este atendimento já foi avaliado.');
  expect((await savedRating(opened.page)).npsStatus).toBe(1);
});

test('P2.1.15 a preset answer is selected but not sent', async () => {
  const opened = await open({ defaultValue: false });
  await expect.element(opened.dislike).toBeChecked();
  expect(opened.ratings()).toHaveLength(0);
  await opened.send.click();
  await shows(opened, 'Agradecemos a sua avaliação');
  expect(opened.ratings()).toHaveLength(1);
});

test('keeps answer and comment after a reload and removes them after sending', async () => {
  const before = await open();
  await before.dislike.click();
  await before.comment.fill('Falta o recibo');
  await before.screen.unmount();

  const after = await open({ page: before.page });
  await expect.element(after.comment).toHaveValue('Falta o recibo');
  await expect.element(after.dislike).toBeChecked();
  await after.send.click();
  await shows(after, 'Agradecemos a sua avaliação');
  await after.screen.unmount();

  await sandbox.reset();
  const later = await open({ page: before.page });
  await expect.element(later.comment).toHaveValue('');
});

test('P2.1.15 the answer of a newer link replaces that of a draft, whose comment stays', async () => {
  const first = await open({ defaultValue: true });
  await first.dislike.click();
  await first.comment.fill('Falta o recibo');
  await first.screen.unmount();

  const reloaded = await open({ page: first.page, defaultValue: true });
  await expect.element(reloaded.dislike).toBeChecked();
  await reloaded.like.click();
  await reloaded.screen.unmount();

  const newer = await open({ page: first.page, defaultValue: false });
  await expect.element(newer.dislike).toBeChecked();
  await expect.element(newer.comment).toHaveValue('Falta o recibo');
  await newer.comment.fill('Falta o recibo do táxi');
  await expect.element(newer.dislike).toBeChecked();
});

test('P2.6.08 two tabs share the comment; each keeps the answer it shows', async () => {
  const first = await open({ defaultValue: true });
  const second = await open({ page: first.page, defaultValue: false });
  const inFirst = within(first.form());
  const inSecond = within(second.form());
  // a browser sends the event to other tabs only
  const reachOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

  await inFirst.comment.click();
  await userEvent.keyboard('Falta o recibo');
  reachOtherTabs();
  await expect.element(inSecond.comment).toHaveValue('Falta o recibo');
  await inSecond.comment.click();
  await userEvent.keyboard('{Control>}{End}{/Control} do táxi');
  reachOtherTabs();
  await expect.element(inFirst.comment).toHaveValue('Falta o recibo do táxi');
  await expect.element(inFirst.like).toBeChecked();
  await expect.element(inSecond.dislike).toBeChecked();
});

test('the answers are one tab stop; arrows move and select', async () => {
  const opened = await open();
  await expect.element(opened.like).toBeVisible();
  await userEvent.tab();
  await expect.element(opened.like).toHaveFocus();
  await expect.element(opened.like).not.toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(opened.dislike).toHaveFocus();
  await expect.element(opened.dislike).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(opened.like).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(opened.dislike).toBeChecked();
  await userEvent.tab();
  await expect.element(opened.comment).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(opened.dislike).toHaveFocus();
});

test('works completely with the keyboard, and the confirmation gets the focus', async () => {
  const opened = await open();
  await expect.element(opened.like).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(opened.like).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('Tudo certo.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await shows(opened, 'Agradecemos a sua avaliação');
  await expect.poll(() => document.activeElement).toBe(opened.form());
  await shows(opened, 'Tudo certo.');
});

test('handles a change of its request and ignores a late response for the previous one', async () => {
  sandbox.faults.next({ endpoint: 'requests.get', delayMs: 300 });
  const opened = await open();
  await opened.screen.rerender(opened.draw({ uuid: requests.alreadyRated.protocol }));
  await shows(opened, 'Resolveram no mesmo dia.');
  await expect.poll(() => opened.sent('GET', `/v1/requests/${toRate}`)[0]?.state).toBe('lost');
  expect(opened.form().dataset['state']).toBe('rated');
  expect(opened.onError).not.toHaveBeenCalled();
});

test('aborts running calls on unmount', async () => {
  sandbox.faults.next({ endpoint: 'requests.get', delayMs: 300 });
  const opened = await open();
  await opened.screen.unmount();
  await expect.poll(() => opened.calls.at(-1)?.state).toBe('lost');
  expect(opened.onError).not.toHaveBeenCalled();
});

test('works with only a client, without a provider', async () => {
  const page = sandboxPage(sandbox, 'rafael.nunes');
  const screen = await render(<NpsForm client={page.client} storage={page.storage} theme="dark" uuid={toRate} />);
  await expect.element(screen.getByText('Reembolso de despesas')).toBeVisible();
  expect(screen.container.querySelector('[data-slot="root"]')?.getAttribute('data-theme')).toBe('dark');
});

test.each([320, 375, 480])('in %i px, a problem changes neither the form nor its answers', async (width) => {
  const session = sandboxPage(sandbox, 'rafael.nunes');
  await page.viewport(width + 32, 800);
  const screen = await render(session.wrap(<NpsForm uuid={toRate} />));
  const like = screen.getByRole('radio', { name: 'Gostei', exact: true });
  await expect.element(like).toBeVisible();
  const form = screen.container.querySelector('[data-slot="nps-form"]') as HTMLElement;
  form.style.width = `${width}px`;
  const heights = () => [form.offsetHeight, (like.element() as HTMLElement).offsetHeight];
  const before = heights();
  await screen.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(heights()).toEqual(before);
  await like.click();
  sandbox.faults.next({ endpoint: 'nps.rate', status: 500 });
  await screen.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect.element(screen.getByText(/^Não foi possível enviar/)).toBeVisible();
  expect(heights()).toEqual(before);
});

test('fills its container and needs 260 px', async () => {
  const page = sandboxPage(sandbox, 'rafael.nunes');
  const screen = await render(
    page.wrap(
      <div style={{ width: 260, height: 520 }}>
        <NpsForm uuid={toRate} />
      </div>,
    ),
  );
  await expect.element(screen.getByRole('button', { name: 'Enviar avaliação' })).toBeVisible();
  const form = screen.container.querySelector('[data-slot="nps-form"]') as HTMLElement;
  expect([form.offsetWidth, form.offsetHeight]).toEqual([260, 520]);
  expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
});
