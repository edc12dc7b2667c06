import { getTask, uploadAttachment } from '@tramita/client/contract';
import { type Sandbox, sandboxIds, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { forgetFile, keepFile, listKeptFiles } from '../../../attachments/kept-files.ts';
import { breachesOfAxe } from '../../../testing/breaches-of-axe.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { button, field, loaded, message, type OpenOptions, type OpenTask, openTask } from '../testing/open-task.tsx';

const { tasks, requests } = sandboxIds;
const { idk } = requests.refundHeldByMariana;
let sandbox: Sandbox;
/** For a machine that does other things as well. */

beforeAll(async () => {
  await browserPage.viewport(1280, 900);
  sandbox = await sharedSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  for (const { key } of await listKeptFiles(`ana:${idk}`)) await forgetFile(key);
});

const open = (options: OpenOptions = {}) => openTask(sandbox, 'mariana.costa', tasks.refundHeld.uuid, options);
const detailOf = ({ screen }: OpenTask) => screen.getByRole('region', { name: 'Reembolso de despesas' }).element();
const uploads = (opened: OpenTask) => opened.sent('POST', /attachments$/);
const nameOf = (body: unknown) => ((body as FormData).get('attachment') as File).name;

function dataOf(...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
const drag = (target: Element, type: 'dragover' | 'dragleave' | 'drop', data: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
const paste = (target: Element, data: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
const text = (name: string) => new File(['conteúdo'], name, { type: 'text/plain' });

/** A real picture of this size. */
async function picture(name: string, width: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, width / 2);
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function attach(...files: File[]) {
  const { client } = sandboxPage(sandbox, 'mariana.costa');
  for (const attachment of files) await client.call(uploadAttachment, { body: { attachment, processInstanceId: idk } });
}

test('T1.19 files dropped anywhere on the task are attached; a message is shown while they are dragged over it', async () => {
  const opened = await open();
  await loaded(opened);
  const data = dataOf(text('nota.txt'));
  const heading = opened.screen.getByRole('heading', { level: 2 }).element();
  drag(heading, 'dragover', data);
  await message(opened, 'Solte os arquivos para anexar');
  drag(heading, 'drop', data);
  await message(opened, 'Arquivo enviado com sucesso');
  await expect.element(button(opened, 'Baixar nota.txt')).toBeVisible();
  expect(opened.screen.getByText('Solte os arquivos para anexar').query()).toBeNull();
});

test('T1.19 a pasted picture is attached under a name of its own; pasted words stay words', async () => {
  const opened = await open();
  await loaded(opened);
  paste(field(opened, 'Novo comentário').element(), dataOf(await picture('image.png', 40)));
  await expect.poll(() => uploads(opened).length).toBe(1);
  expect(nameOf(uploads(opened)[0]?.body)).toMatch(/^colado-\d\dh\d\dm\d\d\.png$/);
  const words = new DataTransfer();
  words.setData('text/plain', 'só texto');
  paste(field(opened, 'Novo comentário').element(), words);
  expect(uploads(opened)).toHaveLength(1);
});

test('a file pasted into a dialog above the task is not attached', async () => {
  const opened = await open();
  await button(opened, 'Reprovar').click();
  // the form below the dialog has a field of this name too
  const motive = opened.screen.getByRole('dialog').getByRole('textbox', { name: 'Motivo' });
  await expect.element(motive).toBeVisible();
  paste(motive.element(), dataOf(text('nota.txt')));
  await userEvent.keyboard('{Escape}');
  await expect.element(opened.screen.getByRole('dialog')).not.toBeInTheDocument();
  paste(field(opened, 'Novo comentário').element(), dataOf(text('outra.txt')));
  await expect.poll(() => uploads(opened).map(({ body }) => nameOf(body))).toEqual(['outra.txt']);
});

test('a file that a lost connection stopped is offered again after a reload, and arrives', async () => {
  const first = await open();
  await loaded(first);
  sandbox.faults.next({ endpoint: 'requests.uploadAttachment', abort: 'before' });
  drag(detailOf(first), 'drop', dataOf(text('recibo.txt')));
  await message(first, 'Ocorreu um erro não identificado');
  await first.screen.unmount();
  const again = await open({ visit: first.visit });
  await message(again, 'O envio foi interrompido');
  await button(again, 'Enviar recibo.txt novamente').click();
  await message(again, 'Arquivo enviado com sucesso');
  await expect.element(button(again, 'Baixar recibo.txt')).toBeVisible();
  await expect.poll(() => listKeptFiles(`ana:${idk}`)).toEqual([]);
});

test('a file whose response was lost is attached once when it is sent again, also after a reload', async () => {
  const first = await open();
  await loaded(first);
  sandbox.faults.next({ endpoint: 'requests.uploadAttachment', abort: 'after' });
  drag(detailOf(first), 'drop', dataOf(text('recibo.txt')));
  await message(first, 'Ocorreu um erro não identificado');
  await first.screen.unmount();
  const again = await open({ visit: first.visit });
  await button(again, 'Enviar recibo.txt novamente').click();
  await message(again, 'Arquivo enviado com sucesso');
  await expect.element(button(again, 'Baixar recibo.txt')).toBeVisible();
  const { client } = sandboxPage(sandbox, 'mariana.costa');
  const { attachments } = await client.call(getTask, { params: { uuid: tasks.refundHeld.uuid } });
  expect(attachments?.map(({ originalFileName }) => originalFileName)).toEqual(['recibo.txt']);
});

test('a file whose sending the closed page cut off is offered again, unless it is dismissed', async () => {
  const first = await open();
  await loaded(first);
  sandbox.faults.next({ endpoint: 'requests.uploadAttachment', delayMs: 60_000 });
  drag(detailOf(first), 'drop', dataOf(text('recibo.txt')));
  await expect.poll(() => uploads(first).length).toBe(1);
  await first.screen.unmount();
  await expect.poll(async () => (await listKeptFiles(`ana:${idk}`)).length).toBe(1);
  const again = await open({ visit: first.visit });
  await message(again, 'O envio foi interrompido');
  await button(again, 'Dispensar o aviso sobre recibo.txt').click();
  await expect.poll(() => listKeptFiles(`ana:${idk}`)).toEqual([]);
});

test('a file that the server rejects is not stored, and a file of more than a week ago is removed', async () => {
  const opened = await open();
  await loaded(opened);
  sandbox.faults.next({
    endpoint: 'requests.uploadAttachment',
    status: 400,
    body: { status: 400, errorCode: 'ATTACHMENT_ERROR' },
  });
  drag(detailOf(opened), 'drop', dataOf(text('recibo.txt')));
  await message(opened, 'Ocorreu um erro ao ler o arquivo.');
  expect(opened.screen.getByRole('button', { name: /novamente$/ }).query()).toBeNull();
  await expect.poll(() => listKeptFiles(`ana:${idk}`)).toEqual([]);
  const under = `ana:${idk}`;
  await keepFile(under, text('antigo.txt'));
  expect(await listKeptFiles(under)).toHaveLength(1);
  expect(await listKeptFiles(under, Date.now() + 8 * 24 * 60 * 60 * 1000)).toEqual([]);
  await expect.poll(() => listKeptFiles(under)).toEqual([]);
});

test('pictures are shown in place: the arrows go through the files, the keys zoom, Escape brings the focus back', async () => {
  await attach(await picture('frente.png', 400), await picture('verso.png', 800), text('nota.txt'));
  const opened = await open();
  const { screen } = opened;
  await expect.element(button(opened, 'Ver frente.png')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver nota.txt' }).query()).toBeNull();
  (button(opened, 'Ver frente.png').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const shown = (name: string) => screen.getByRole('dialog', { name }).getByRole('img', { name });
  await expect.element(shown('frente.png')).toBeVisible();
  expect((shown('frente.png').element() as HTMLImageElement).src).toMatch(/^blob:/);
  expect(await breachesOfAxe(screen.getByRole('dialog').element())).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(shown('verso.png')).toBeVisible();
  await userEvent.keyboard('++');
  await expect.poll(() => shown('verso.png').element().clientWidth).toBe(1200);
  await userEvent.keyboard('-');
  await expect.poll(() => shown('verso.png').element().clientWidth).toBe(800);
  await userEvent.keyboard('0');
  await expect.element(button(opened, 'Ajustar à janela')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(shown('frente.png')).toBeVisible();
  expect(opened.sent('GET', /frente\.png$/)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
  await expect.element(button(opened, 'Ver frente.png')).toHaveFocus();
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('a PDF is shown in a frame of its own bytes; what only claims to be one is offered to download', async () => {
  await attach(new File(['%PDF-1.4\n%%EOF'], 'nota.pdf', { type: 'application/pdf' }));
  const opened = await open();
  await button(opened, 'Ver nota.pdf').click();
  const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="nota.pdf"]');
  await expect.poll(() => frame()?.src).toMatch(/^blob:/);
  await button(opened, 'Fechar').last().click();
  await opened.screen.unmount();

  sandbox.faults.next({ endpoint: 'requests.downloadAttachment', status: 200, body: '<script>alert(1)</script>' });
  const other = await open();
  await button(other, 'Ver nota.pdf').click();
  await message(other, 'Este arquivo não pode ser visto aqui. Baixe-o para abrir.');
  expect(frame()).toBeNull();
});

test('T8.14 T8.15 a file that cannot be shown shows the reason and can be loaded again', async () => {
  await attach(await picture('frente.png', 400));
  const opened = await open();
  await expect.element(button(opened, 'Ver frente.png')).toBeVisible();
  sandbox.faults.next({ endpoint: 'requests.downloadAttachment', status: 401, times: 2 });
  await button(opened, 'Ver frente.png').click();
  await message(opened, 'Acesso não autorizado.');
  sandbox.faults.clear();
  sandbox.faults.next({ endpoint: 'requests.downloadAttachment', status: 500 });
  await button(opened, 'Tentar novamente').click();
  await message(opened, 'Não foi possível solicitar o arquivo, tente novamente.');
  await button(opened, 'Tentar novamente').click();
  await expect.element(opened.screen.getByRole('img', { name: 'frente.png' })).toBeVisible();
});
