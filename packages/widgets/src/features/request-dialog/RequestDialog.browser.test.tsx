import {
  authInfo,
  fieldsMetadata,
  findService,
  getRequest,
  type Service,
  type Started,
} from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { RequestDialog, type RequestDialogProps } from './RequestDialog.tsx';

const sandbox = await openSandbox(1280, 900);

const notebook = 'notebook-e-perifericos';

/** Opens the dialog of a service as a person, in a page of their own or in the one given. */
async function open(
  userName = 'rafael.nunes',
  name = notebook,
  props: Partial<RequestDialogProps> = {},
  page: SandboxPage = sandboxPage(sandbox, userName),
) {
  const user = await page.client.call(authInfo);
  const service: Service = await page.client.call(findService, { params: { name } });
  const onClose = vi.fn();
  const onSent = vi.fn<(started: Started['startProcessDto']) => void>();
  const screen = await render(
    page.wrap(<RequestDialog service={service} user={user} onClose={onClose} onSent={onSent} {...props} />),
  );
  return { ...page, user, service, screen, onClose, onSent };
}

type Opened = Awaited<ReturnType<typeof open>>;
const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true });
const textbox = ({ screen }: Opened, name: string) => screen.getByRole('textbox', { name });
const message = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByText(text, { exact: true })).toBeVisible();
const starts = (opened: Opened) => opened.sent('POST', /\/start(-with-attaches)?$/);
const sentView = ({ screen }: Opened) =>
  expect.element(screen.getByRole('heading', { name: 'Solicitação enviada com sucesso' })).toBeVisible();

/** Answers everything a new notebook needs. */
async function fill(opened: Opened) {
  await opened.screen.getByRole('combobox', { name: 'Pedido' }).selectOptions('Equipamento novo');
  const items = opened.screen.getByRole('combobox', { name: 'Itens' });
  await items.fill('Notebook');
  await userEvent.keyboard('{Enter}{Tab}');
  await textbox(opened, 'O que aconteceu').fill('Equipamento para a nova analista.');
}

/** Picks files as the browser's own window does. */
function pick({ screen }: Opened, ...files: File[]) {
  const inputs = screen.container.querySelectorAll<HTMLInputElement>('input[type="file"][multiple]');
  const input = inputs[inputs.length - 1];
  if (!input) throw new Error('no file input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const textFile = (name: string, content = 'conteúdo') => new File([content], name, { type: 'text/plain' });

/** Lets the next form be the real one, but with a file asked for. */
async function askForFile(userName: string) {
  const { client } = sandboxPage(sandbox, userName);
  const service = await client.call(findService, { params: { name: notebook } });
  const metadata = await client.call(fieldsMetadata, { params: { id: service.parentId }, query: {} });
  sandbox.faults.next({
    endpoint: 'catalogue.fieldsMetadata',
    status: 200,
    body: { ...metadata, attachmentRequired: true },
  });
}

test('P2.2.15 P2.2.16 the dialog is titled after the service and shows its fields', async () => {
  sandbox.faults.next({ endpoint: 'catalogue.fieldsMetadata', delayMs: 250 });
  const opened = await open();
  const dialog = opened.screen.getByRole('dialog', { name: 'Solicitação de Notebook e periféricos' });
  await expect.element(dialog).toBeVisible();
  await expect.element(opened.screen.getByRole('status', { name: 'Carregando o formulário' })).toBeInTheDocument();
  await expect.element(opened.screen.getByRole('combobox', { name: 'Pedido' })).toBeVisible();
  await expect.element(opened.screen.getByRole('combobox', { name: 'Itens' })).toBeVisible();
  await expect.element(textbox(opened, 'O que aconteceu')).toBeVisible();
});

test('a form that cannot be loaded shows an error and can be loaded again', async () => {
  sandbox.faults.next({ endpoint: 'catalogue.fieldsMetadata', status: 500 });
  const opened = await open();
  await message(opened, 'Não foi possível buscar as informações.');
  await button(opened, 'Tentar novamente').click();
  await expect.element(textbox(opened, 'O que aconteceu')).toBeVisible();
});

test('P2.2.18 Cancelar closes the dialog and starts nothing', async () => {
  const opened = await open();
  await expect.element(textbox(opened, 'O que aconteceu')).toBeVisible();
  await button(opened, 'Cancelar').click();
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  expect(starts(opened)).toHaveLength(0);
});

test('P2.2.19 Enviar starts the request; then its number, its way and what was sent are shown', async () => {
  const requestHref = (protocol: string) => `/requests/${protocol}`;
  const opened = await open('rafael.nunes', notebook, { requestHref });
  await fill(opened);
  await button(opened, 'Enviar').click();
  await sentView(opened);
  const [start] = starts(opened);
  expect(start?.path).toBe(`/v1/processes/${opened.service.id}/start`);
  expect(JSON.parse(String(start?.body))).toMatchObject({ pedido: 'Equipamento novo', itens: '["Notebook"]' });
  const started = opened.onSent.mock.calls[0]?.[0];
  const stored = await opened.client.call(getRequest, { params: { uuid: started?.protocol ?? '' } });
  expect(stored.processTitle).toBe('Notebook e periféricos');
  await message(opened, `Notebook e periféricos, IDK ${started?.idk}`);
  const steps = opened.screen.getByRole('list', { name: 'O que acontece agora' });
  await expect.element(steps.getByRole('listitem').first()).toBeVisible();
  expect(opened.screen.container.querySelector('[aria-current="step"]')?.textContent).toContain('Triagem');
  await message(opened, 'Equipamento novo');
  await expect
    .element(opened.screen.getByRole('link', { name: 'Acompanhar a solicitação' }))
    .toHaveAttribute('href', `/requests/${started?.protocol}`);
  await expect.element(opened.screen.getByRole('heading', { level: 3 })).toHaveFocus();
  await button(opened, 'Voltar aos serviços').click();
  expect(opened.onClose).toHaveBeenCalledTimes(1);
});

test('a missing value is reported at its field and nothing is sent', async () => {
  const opened = await open();
  await expect.element(textbox(opened, 'O que aconteceu')).toBeVisible();
  await button(opened, 'Enviar').click();
  await opened.screen.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect.element(opened.screen.getByRole('combobox', { name: 'Pedido' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(opened.screen.getByRole('combobox', { name: 'Pedido' })).toHaveFocus();
  expect(starts(opened)).toHaveLength(0);
});

test('P2.2.17 P2.2.23 T8.60 files go along; meanwhile the dialog warns and leaving the page asks', async () => {
  const opened = await open();
  await fill(opened);
  pick(opened, textFile('orcamento.txt'), textFile('programa.exe'));
  await message(opened, 'Somente são permitidos arquivos jpg, jpeg, png, pdf, txt, docx, csv, xmls e xlsx.');
  sandbox.faults.next({ endpoint: 'catalogue.startWithAttachments', delayMs: 1500 });
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  await button(opened, 'Enviar').click();
  await message(opened, 'As alterações podem não ser salvas');
  await message(opened, 'Enviando anexos, 0%');
  expect(leaving()).toBe(true);
  await sentView(opened);
  expect(leaving()).toBe(false);
  const form = starts(opened)[0]?.body as FormData;
  expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['orcamento.txt']);
  expect(form.get('finishTask')).toBe('true');
  await message(opened, '1 arquivo');
  const started = opened.onSent.mock.calls[0]?.[0];
  const stored = await opened.client.call(getRequest, { params: { uuid: started?.protocol ?? '' } });
  expect(stored.attachments.map((file) => file.originalFileName)).toEqual(['orcamento.txt']);
});

test('sending can be given up while the files are on their way; everything stays in the dialog', async () => {
  const opened = await open();
  await fill(opened);
  pick(opened, textFile('orcamento.txt'));
  sandbox.faults.next({ endpoint: 'catalogue.startWithAttachments', delayMs: 5000 });
  await button(opened, 'Enviar').click();
  await button(opened, 'Cancelar o envio').click();
  await expect.poll(() => starts(opened)[0]?.state).toBe('lost');
  await expect.element(textbox(opened, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
  await expect.element(button(opened, 'Excluir orcamento.txt')).toBeVisible();
  expect(opened.onClose).not.toHaveBeenCalled();
  await button(opened, 'Enviar').click();
  await sentView(opened);
});

test('a required file must be attached', async () => {
  await askForFile('rafael.nunes');
  const opened = await open();
  await fill(opened);
  await button(opened, 'Enviar').click();
  await message(opened, 'É necessário pelo menos um anexo para enviar esta solicitação.');
  await expect.element(button(opened, 'escolha')).toHaveFocus();
  expect(starts(opened)).toHaveLength(0);
  pick(opened, textFile('orcamento.txt'));
  await button(opened, 'Enviar').click();
  await sentView(opened);
});

const person = ({ screen }: Opened) => screen.getByRole('combobox', { name: 'Em nome de' });

/** Chooses the requester by typing part of the name. */
async function choosePerson(opened: Opened, typed: string, name: RegExp) {
  await userEvent.clear(person(opened));
  await userEvent.type(person(opened), typed);
  await opened.screen.getByRole('option', { name }).click();
}
const chooseJuliana = (opened: Opened) => choosePerson(opened, 'juliana', /Juliana Prado/);

/** Opens the dialog in a page that has addresses of tasks. */
async function openNavigating(userName: string) {
  const navigate = vi.fn();
  const page = sandboxPage(sandbox, userName);
  const opened = await open(
    userName,
    notebook,
    { taskHref: (uuid) => `/tasks/${uuid}` },
    { ...page, wrap: (children, settings) => page.wrap(children, { ...settings, navigate }) },
  );
  return { opened, navigate };
}

test('P2.2.20 P2.2.21 the support role chooses by typing whom the request is for', async () => {
  const opened = await open('marina.teixeira');
  await chooseJuliana(opened);
  const search = opened.sent('GET', '/v1/assignees').at(-1)?.search;
  expect([search?.get('size'), search?.get('exclude')]).toEqual(['8', String(opened.user.id)]);
  await expect
    .poll(() => opened.sent('GET', '/v1/check-process-requirements')[0]?.search.get('userName'))
    .toBe('juliana.prado');
  await expect
    .poll(() =>
      opened
        .sent('GET', /fields-metadata/)
        .at(-1)
        ?.search.get('impersonateUser'),
    )
    .toBe('juliana.prado');
  await fill(opened);
  await button(opened, 'Enviar').click();
  await sentView(opened);
  const [start] = starts(opened);
  expect(start?.path).toBe(`/v1/api/processes/${opened.service.id}/start`);
  expect(JSON.parse(String(start?.body))).toMatchObject({ username: 'juliana.prado' });
  const started = opened.onSent.mock.calls[0]?.[0];
  await message(opened, `Notebook e periféricos, IDK ${started?.idk}, em nome de Juliana Prado`);
  const hers = sandboxPage(sandbox, 'juliana.prado');
  const stored = await hers.client.call(getRequest, { params: { uuid: started?.protocol ?? '' } });
  expect(stored.createdBy.nickName).toContain('Juliana');
});

test('P2.2.20 P4.22 the task of another requester does not open for the sender, who sees what was sent', async () => {
  const { opened, navigate } = await openNavigating('marina.teixeira');
  await chooseJuliana(opened);
  await fill(opened);
  const startProcessDto = {
    taskUuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7',
    protocol: 'p',
    idk: 1,
    processInstanceId: 1,
  };
  sandbox.faults.next({
    endpoint: 'catalogue.startRequestFor',
    status: 201,
    body: { startProcessDto },
    delayMs: 600,
  });
  await button(opened, 'Enviar').click();
  await expect.element(person(opened)).toHaveAttribute('readonly');
  await message(opened, 'Notebook e periféricos, IDK 1, em nome de Juliana Prado');
  expect(navigate).not.toHaveBeenCalled();
});

test('P5.34 closing after choosing a person asks whether to leave', async () => {
  const opened = await open('marina.teixeira');
  await chooseJuliana(opened);
  await button(opened, 'Cancelar').click();
  await message(opened, 'As alterações não foram salvas, tem certeza que deseja sair?');
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('P2.2.20 P5.34 a restored draft is still for the chosen person, until it was sent', async () => {
  const first = await open('marina.teixeira');
  await chooseJuliana(first);
  await first.screen.unmount();
  const withoutDraft = await open('marina.teixeira', notebook, {}, first);
  await expect.element(person(withoutDraft)).toHaveValue('');
  await chooseJuliana(withoutDraft);
  await fill(withoutDraft);
  await expect.element(withoutDraft.screen.getByText(/^Rascunho salvo/)).toBeVisible();
  await withoutDraft.screen.unmount();

  const again = await open('marina.teixeira', notebook, {}, first);
  await expect.element(textbox(again, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
  await expect.element(person(again)).toHaveValue('Juliana Prado');
  await button(again, 'Enviar').click();
  await sentView(again);
  expect(JSON.parse(String(starts(again)[0]?.body))).toMatchObject({ username: 'juliana.prado' });
  await again.screen.unmount();
  const next = await open('marina.teixeira', notebook, {}, first);
  await expect.element(person(next)).toHaveValue('');
});

test('P2.2.22 without the support role there is no such choice', async () => {
  const opened = await open();
  await expect.element(textbox(opened, 'O que aconteceu')).toBeVisible();
  expect(opened.screen.getByRole('combobox', { name: 'Em nome de' }).query()).toBeNull();
});

test('the requirements are those of the person the request is for', async () => {
  const opened = await open('marina.teixeira', 'reembolso-de-despesas');
  await choosePerson(opened, 'walter', /Walter Nobre/);
  await expect.element(opened.screen.getByText(/não possui uma hierarquia cadastrada no People/)).toBeVisible();
  await button(opened, 'Enviar').click();
  expect(starts(opened)).toHaveLength(0);
  await chooseJuliana(opened);
  await expect.poll(() => opened.screen.getByText(/não possui uma hierarquia/).query()).toBeNull();
});

test('a failed check of the person shows an error and is repeated on sending', async () => {
  const opened = await open('marina.teixeira');
  await expect.element(textbox(opened, 'O que aconteceu')).toBeVisible();
  sandbox.faults.next({ endpoint: 'catalogue.checkProcessRequirements', status: 500 });
  await chooseJuliana(opened);
  await message(opened, 'Não foi possível validar as dependências de hierarquia.');
  await fill(opened);
  await button(opened, 'Enviar').click();
  expect(starts(opened)).toHaveLength(0);
  await expect
    .poll(() => opened.screen.getByText('Não foi possível validar as dependências de hierarquia.').query())
    .toBeNull();
  await button(opened, 'Enviar').click();
  await sentView(opened);
});

test('T8.03 a lost answer keeps everything, and sending again starts no second request', async () => {
  const opened = await open();
  await fill(opened);
  sandbox.faults.next({ endpoint: 'catalogue.startRequest', abort: 'after' });
  await button(opened, 'Enviar').click();
  await message(opened, 'Não foi possível solicitar o serviço.');
  await expect.element(textbox(opened, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
  await button(opened, 'Enviar').click();
  await sentView(opened);
  const keys = starts(opened).map((call) => call.headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const first = opened.onSent.mock.calls[0]?.[0].idk ?? 0;
  await opened.screen.unmount();
  const next = await open();
  await fill(next);
  await button(next, 'Enviar').click();
  await sentView(next);
  expect(next.onSent.mock.calls[0]?.[0].idk).toBe(first + 1);
});

test('the reason of a failed start is in view, however far the form was scrolled', async () => {
  const opened = await open();
  await fill(opened);
  await browserPage.viewport(1280, 420);
  const body = opened.screen.getByRole('dialog').element().querySelector('[data-slot="dialog-body"]');
  body?.scrollTo({ top: body.scrollHeight, behavior: 'instant' });
  sandbox.faults.next({ endpoint: 'catalogue.startRequest', abort: 'before' });
  await button(opened, 'Enviar').click();
  await expect
    .element(opened.screen.getByText('Não foi possível solicitar o serviço.', { exact: true }))
    .toBeInViewport({ ratio: 1 });
  await browserPage.viewport(1280, 900);
});

test('after a reload the draft is there and the same request keeps its key', async () => {
  const first = await open();
  await fill(first);
  sandbox.faults.next({ endpoint: 'catalogue.startRequest', abort: 'after' });
  await button(first, 'Enviar').click();
  await message(first, 'Não foi possível solicitar o serviço.');
  await first.screen.unmount();
  const again = await open('rafael.nunes', notebook, {}, first);
  await expect.element(textbox(again, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
  await button(again, 'Enviar').click();
  await sentView(again);
  const keys = starts(again).map((call) => call.headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a draft of a form that was published again keeps fitting values and shows the others', async () => {
  const first = await open();
  await fill(first);
  await first.screen.unmount();
  const { client, service } = first;
  const form = await client.call(fieldsMetadata, { params: { id: service.parentId } });
  const gone = form.fields.find(({ label }) => label.startsWith('O que aconteceu'));
  const body = { ...form, fields: form.fields.filter((field) => field !== gone) };
  sandbox.faults.next({ endpoint: 'catalogue.fieldsMetadata', status: 200, body, times: 4 });
  const again = await open('rafael.nunes', notebook, {}, first);
  await message(again, 'O formulário mudou desde o seu rascunho');
  await expect.element(again.screen.getByText(/^Mantidos: Pedido/)).toBeVisible();
  await message(again, 'Equipamento para a nova analista.');
  await expect.element(again.screen.getByRole('combobox', { name: 'Pedido' })).toHaveValue('Equipamento novo');
  await button(again, 'Entendi').click();
  await expect.element(again.screen.getByText('O formulário mudou desde o seu rascunho')).not.toBeInTheDocument();
  sandbox.faults.clear();
});

test('another content is another request, with a key of its own', async () => {
  const opened = await open();
  await fill(opened);
  sandbox.faults.next({ endpoint: 'catalogue.startRequest', abort: 'before' });
  await button(opened, 'Enviar').click();
  await message(opened, 'Não foi possível solicitar o serviço.');
  await textbox(opened, 'O que aconteceu').fill('Duas máquinas.');
  await button(opened, 'Enviar').click();
  await sentView(opened);
  const keys = starts(opened).map((call) => call.headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a value that the server rejects is reported at its field', async () => {
  const opened = await open();
  await fill(opened);
  const fields = [{ name: 'descricao', code: 'REGEX', message: 'Diga o modelo do equipamento.' }];
  sandbox.faults.next({
    endpoint: 'catalogue.startRequest',
    status: 400,
    body: { status: 400, errorCode: 'FORM_INVALID', fields },
  });
  await button(opened, 'Enviar').click();
  await opened.screen.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect.element(opened.screen.getByText('Diga o modelo do equipamento.').first()).toBeVisible();
  await expect.element(textbox(opened, 'O que aconteceu')).toHaveAttribute('aria-invalid', 'true');
  await textbox(opened, 'O que aconteceu').fill('Notebook de 14 polegadas.');
  await button(opened, 'Enviar').click();
  await sentView(opened);
});

const refusals = [
  [
    403,
    'INITIALIZER_GROUP_REQUIRED',
    'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
  ],
  [404, 'NOT_FOUND', 'Este serviço não está mais disponível.'],
  [409, 'IDEMPOTENCY_IN_PROGRESS', 'Esta solicitação ainda está sendo enviada.'],
] as const;

for (const [status, errorCode, sentence] of refusals) {
  test(`a start refused with ${status} says why and keeps what was typed`, async () => {
    const opened = await open();
    await fill(opened);
    const body = { status, errorCode, message: sentence };
    sandbox.faults.next({ endpoint: 'catalogue.startRequest', status, body });
    await button(opened, 'Enviar').click();
    await message(opened, sentence);
    await expect.element(textbox(opened, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
    expect(opened.onClose).not.toHaveBeenCalled();
    await button(opened, 'Enviar').click();
    await sentView(opened);
  });
}

test('P5.34 P5.35 closing with something typed asks first, and the draft is there again', async () => {
  const first = await open();
  await fill(first);
  await userEvent.keyboard('{Escape}');
  const question = first.screen.getByRole('alertdialog', {
    name: 'As alterações não foram salvas, tem certeza que deseja sair?',
  });
  await question.getByRole('button', { name: 'Voltar' }).click();
  expect(first.onClose).not.toHaveBeenCalled();
  await expect.element(textbox(first, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
  await button(first, 'Cancelar').click();
  await question.getByRole('button', { name: 'Sair' }).click();
  expect(first.onClose).toHaveBeenCalledTimes(1);
  await first.screen.unmount();
  const again = await open('rafael.nunes', notebook, {}, first);
  await expect.element(textbox(again, 'O que aconteceu')).toHaveValue('Equipamento para a nova analista.');
  await expect.element(again.screen.getByText(/^Rascunho salvo/)).toBeVisible();
});

test('a click outside the dialog does not close it', async () => {
  const opened = await open();
  await fill(opened);
  opened.screen.container.querySelector<HTMLElement>('[data-slot="dialog-scrim"]')?.click();
  expect(opened.onClose).not.toHaveBeenCalled();
  expect(opened.screen.getByRole('alertdialog').query()).toBeNull();
});

test('a request that begins with the sender’s own task leads there', async () => {
  const { opened, navigate } = await openNavigating('rafael.nunes');
  await fill(opened);
  const startProcessDto = {
    taskUuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7',
    protocol: 'p',
    idk: 1,
    processInstanceId: 1,
  };
  sandbox.faults.next({ endpoint: 'catalogue.startRequest', status: 201, body: { startProcessDto } });
  await button(opened, 'Enviar').click();
  await expect.poll(() => navigate.mock.calls[0]?.[0]).toBe(`/tasks/${startProcessDto.taskUuid}`);
  expect(opened.onClose).toHaveBeenCalledTimes(1);
});

test('steps that cannot be loaded do not hide that the request was sent', async () => {
  const opened = await open();
  await fill(opened);
  sandbox.faults.next({ endpoint: 'requests.steps', status: 500 });
  await button(opened, 'Enviar').click();
  await sentView(opened);
  await message(opened, 'Não foi possível buscar as informações.');
  await button(opened, 'Tentar novamente').click();
  await expect.element(opened.screen.getByRole('list', { name: 'O que acontece agora' })).toBeVisible();
});

test('unmounting the dialog aborts its requests', async () => {
  const opened = await open();
  await fill(opened);
  sandbox.faults.next({ endpoint: 'catalogue.startRequest', delayMs: 5000 });
  await button(opened, 'Enviar').click();
  await expect.poll(() => starts(opened)).toHaveLength(1);
  await opened.screen.unmount();
  await expect.poll(() => opened.calls.filter((call) => call.state === 'pending')).toEqual([]);
});

test.each([
  ['name', () => notebook],
  ['id', (service: Service) => service.id],
  ['id of the process', (service: Service) => service.parentId],
])('E7.03 a page opens the form by the %s of a service alone, and the request is sent', async (_, keyOf) => {
  const page = sandboxPage(sandbox, 'rafael.nunes');
  const service = await page.client.call(findService, { params: { name: notebook } });
  page.calls.length = 0;
  const onSent = vi.fn();
  const screen = await render(page.wrap(<RequestDialog service={keyOf(service)} onSent={onSent} onClose={() => {}} />));
  const opened = { ...page, screen };
  await expect.element(screen.getByRole('dialog', { name: 'Solicitação de Notebook e periféricos' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Pedido' }).selectOptions('Equipamento novo');
  await userEvent.click(screen.getByRole('combobox', { name: 'Itens' }));
  await userEvent.keyboard('Notebook{Enter}{Tab}');
  await userEvent.type(textbox(opened as Opened, 'O que aconteceu'), 'Tela quebrada.');
  await button(opened as Opened, 'Enviar').click();
  await expect.element(screen.getByRole('heading', { name: 'Solicitação enviada com sucesso' })).toBeVisible();
  expect(onSent).toHaveBeenCalledOnce();
  expect(page.sent('GET', /\/auth\/info$/)).toHaveLength(1);
});

test.each(['nao-existe', 999_999])(
  'E7.03 an unknown service %s is named as such, and can be closed',
  async (service) => {
    const page = sandboxPage(sandbox, 'rafael.nunes');
    const onClose = vi.fn();
    const screen = await render(page.wrap(<RequestDialog service={service} onClose={onClose} />));
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  },
);
