import { createUpdate, type Update } from '@tramita/client/contract';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { UpdateEditor, type UpdateEditorProps } from './editor/UpdateEditor.tsx';
import { UpdatesFeed, type UpdatesFeedProps } from './feed/UpdatesFeed.tsx';
import { emptyParts, pictureFile, textFile } from './testing/update-examples.ts';

const admin = 'patricia.lemos';
const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const drive = 'https://drive.google.com/file/d/1AbCdEfGhIjK-lmn_op/view';
const facebook = 'https://www.facebook.com/watch/?v=10153231379946729';
const other = 'https://empresa.example/video';

const sandbox = await openSandbox(1280, 1000);

const box = (children: React.ReactNode) => (
  <StrictMode>
    <div style={{ height: 960, display: 'flex' }}>{children}</div>
  </StrictMode>
);

async function openEditor(props: Partial<UpdateEditorProps> = {}, session = sandboxPage(sandbox, admin)) {
  const onSaved = vi.fn<(update: Update) => void>();
  const onClose = vi.fn();
  const screen = await render(
    session.wrap(box(<UpdateEditor update={null} onSaved={onSaved} onClose={onClose} {...props} />)),
  );
  return { ...session, session, screen, onSaved, onClose };
}

async function openFeed(props: Partial<UpdatesFeedProps> = {}) {
  const session = sandboxPage(sandbox, admin);
  const screen = await render(session.wrap(box(<UpdatesFeed {...props} />)));
  return { ...session, screen };
}

type Screen = Awaited<ReturnType<typeof openEditor>>['screen'];
const titleOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Título', exact: true });
const publish = (screen: Screen) => screen.getByRole('button', { name: 'Publicar', exact: true });
const inputOf = (screen: Screen, name: string) =>
  screen.getByRole('region', { name }).element().querySelector<HTMLInputElement>('input[type="file"]');

async function choose(screen: Screen, name: string, ...files: File[]) {
  const input = inputOf(screen, name);
  if (!input) throw new Error(`nothing takes files under ${name}`);
  await userEvent.upload(input, files);
}

test('P2.9.06 P2.9.07 P2.9.08 P2.9.09 P2.9.10 P5.27 an update is written with title, rich text, video, image and file', async () => {
  const { screen, sent, onSaved } = await openEditor();
  await userEvent.fill(titleOf(screen), 'Portal novo');
  await userEvent.click(screen.getByRole('textbox', { name: 'Descrição' }));
  await screen.getByRole('button', { name: 'Título', exact: true }).click();
  await userEvent.keyboard('Prazo{Enter}Até ');
  await userEvent.keyboard('{Control>}b{/Control}sexta');
  await screen.getByRole('button', { name: 'Adicionar vídeo' }).click();
  const save = screen.getByRole('dialog').getByRole('button', { name: 'Salvar' });
  await expect.element(save).toBeDisabled();
  const address = screen.getByRole('textbox', { name: /Link do vídeo/ });
  await userEvent.fill(address, 'http://youtu.be/dQw4w9WgXcQ');
  await save.click();
  await expect.element(screen.getByText('Digite um link que comece com https://')).toBeVisible();
  await userEvent.fill(address, youtube);
  await save.click();
  await choose(screen, 'Imagens', pictureFile('tela.png'));
  await choose(screen, 'Arquivos', textFile('nota.txt'), textFile('virus.exe'));
  await expect.element(screen.getByText(/^Somente são permitidos arquivos/)).toBeVisible();
  await publish(screen).click();
  await expect
    .poll(() => onSaved.mock.lastCall?.[0])
    .toMatchObject({
      title: 'Portal novo',
      description: '<h2>Prazo</h2><p>Até <b>sexta</b></p>',
      attachments: [
        { type: 'VIDEO', path: youtube },
        { type: 'IMAGE', name: 'tela.png' },
        { type: 'FILE', name: 'nota.txt' },
      ],
    });
  expect(sent('POST', '/v1/updates')).toHaveLength(1);
});

test('P5.28 P8.31 P8.06 P8.07 what fails is said, and nothing typed is lost, not by a reload either', async () => {
  const { screen, session, sent } = await openEditor();
  await publish(screen).click();
  await expect.element(screen.getByText('Preencha o título')).toBeVisible();
  await expect.element(titleOf(screen)).toHaveFocus();
  await userEvent.fill(titleOf(screen), 'Portal novo');
  await choose(screen, 'Arquivos', textFile('nota.txt'));
  const refuse = (status: number, errorCode: string, message: string) =>
    sandbox.faults.next({ endpoint: 'updates.create', status, body: { status, errorCode, message } });
  for (const [status, code, message] of [
    [500, 'INTERNAL_ERROR', null],
    [413, 'MAX_FILE_SIZE', 'O arquivo excedeu o tamanho máximo permitido.'],
    [400, 'ATTACHMENT_FILENAME_SIZE_EXCEEDED', 'Nome do arquivo excedeu o limite de tamanho de 100 caracteres.'],
  ] as const) {
    refuse(status, code, message ?? 'Ocorreu um erro interno');
    await publish(screen).click();
    await expect.element(screen.getByText('Erro ao criar publicação.')).toBeVisible();
    if (message) await expect.poll(() => screen.getByRole('alert').first().element().textContent).toContain(message);
  }
  const keys = sent('POST', '/v1/updates').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  await screen.unmount();

  const again = await openEditor({}, session);
  await expect.element(titleOf(again.screen)).toHaveValue('Portal novo');
  await expect.element(again.screen.getByText('nota.txt')).toBeVisible();
  await again.screen.getByRole('button', { name: 'Cancelar' }).click();
  await again.screen.getByRole('alertdialog').getByRole('button', { name: 'Voltar' }).click();
  expect(again.onClose).not.toHaveBeenCalled();
  await publish(again.screen).click();
  await expect.poll(() => again.onSaved.mock.lastCall?.[0]?.attachments).toHaveLength(1);
  await again.screen.unmount();
  const empty = await openEditor({}, session);
  await expect.element(titleOf(empty.screen)).toHaveValue('');
  await expect.element(empty.screen.getByText('nota.txt')).not.toBeInTheDocument();
});

test('an update that has expired already shows a warning at its field before it is saved, and is not refused', async () => {
  const { screen, onSaved } = await openEditor();
  const until = screen.getByRole('textbox', { name: 'Exibir até' });
  const warning = 'Este momento já passou: só administradores verão a publicação.';
  await userEvent.type(titleOf(screen), 'Recesso');
  await userEvent.click(until);
  await userEvent.keyboard('01/02/2020');
  await expect.element(screen.getByText(warning)).toBeVisible();
  await expect.element(until).toHaveAccessibleDescription(warning);
  await userEvent.click(until);
  await userEvent.keyboard('{Control>}a{/Control}01/02/2099');
  await expect.element(screen.getByText(warning)).not.toBeInTheDocument();
  await userEvent.click(until);
  await userEvent.keyboard('{Control>}a{/Control}01/02/2020');
  await screen.getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(() => onSaved.mock.lastCall?.[0]).toMatchObject({ title: 'Recesso' });
});

test('P8.32 an update is scheduled for a later date for one group, and a failed edit shows an error', async () => {
  const session = sandboxPage(sandbox, admin);
  const { id } = await session.client.call(createUpdate, {
    body: { ...emptyParts, title: 'Recesso', videos: [youtube], files: [textFile('nota.txt')] },
  });
  const { screen, onSaved } = await openEditor({ update: id }, session);
  await expect.element(titleOf(screen)).toHaveValue('Recesso');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Publicar a partir de' }), '31/12/2099');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Exibir até' }), '30/12/2099');
  const groups = screen.getByRole('combobox', { name: 'Grupos' });
  await userEvent.type(groups, 'Benef');
  await userEvent.click(screen.getByRole('option', { name: /Benefícios/ }));
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: `Remover o vídeo ${youtube}` }).click();
  await screen.getByRole('button', { name: 'Agendar' }).click();
  await expect.element(screen.getByText('O fim da exibição deve ser depois do início')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Exibir até' }), '31/12/2099');
  sandbox.faults.next({ endpoint: 'updates.change', status: 500 });
  await screen.getByRole('button', { name: 'Agendar' }).click();
  await expect.element(screen.getByText('Erro ao editar publicação.')).toBeVisible();
  await screen.getByRole('button', { name: 'Agendar' }).click();
  await expect
    .poll(() => onSaved.mock.lastCall?.[0])
    .toMatchObject({
      publishAt: '2099-12-31T03:00:00.000Z',
      expiresAt: '2100-01-01T02:59:00.000Z',
      groups: [{ name: 'Benefícios' }],
      attachments: [{ name: 'nota.txt' }],
    });
});

test('P2.9.11 P2.9.12 P2.9.13 P2.9.14 P2.9.15 images and videos turn in carousels, other addresses are links', async () => {
  const { client } = sandboxPage(sandbox, admin);
  const images = [pictureFile('antes.png'), pictureFile('depois.png'), pictureFile('mapa.png')];
  const body = { ...emptyParts, title: 'Com tudo', images, videos: [youtube, drive, other, facebook] };
  const { id } = await client.call(createUpdate, { body });
  const { screen } = await openFeed({ update: id });
  const carousel = screen.getByRole('region', { name: 'Imagens' });
  const shown = () => carousel.element().querySelector('img')?.getAttribute('alt');
  await expect.element(carousel.getByRole('group', { name: '1 de 3: antes.png' })).toBeVisible();
  await carousel.getByRole('button', { name: 'Imagens: seguinte' }).click();
  await expect.element(carousel.getByRole('status')).toHaveTextContent('2 de 3');
  await expect.poll(shown).toBe('depois.png');
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(carousel.getByRole('button', { name: 'Imagens: seguinte' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Home}');
  await expect.poll(shown).toBe('antes.png');
  const stage = carousel.getByRole('group').element();
  const touch = { pointerType: 'touch', bubbles: true, clientY: 300 };
  stage.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 300 }));
  stage.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 }));
  await expect.poll(shown).toBe('depois.png');

  const videos = screen.getByRole('region', { name: 'Vídeos' });
  const frame = () => videos.element().querySelector('iframe');
  expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  await videos.getByRole('button', { name: 'Mostrar Vídeo de Google Drive' }).click();
  expect(frame()?.src).toBe('https://drive.google.com/file/d/1AbCdEfGhIjK-lmn_op/preview');
  await videos.getByRole('button', { name: 'Mostrar Vídeo de Facebook' }).click();
  expect(frame()?.src).toMatch(/^https:\/\/www\.facebook\.com\/plugins\/video\.php\?/);
  await expect.element(screen.getByRole('link', { name: other })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('P8.33 P7.7.06 deleting asks first; a failure shows an error, and a deleted update leaves the list', async () => {
  const onUpdateChange = vi.fn();
  const { screen, sent } = await openFeed({ canManage: true, onUpdateChange });
  const card = screen.getByRole('link', { name: /Reembolso de despesas tem uma aprovação/ });
  await card.click();
  const remove = screen.getByRole('button', { name: 'Excluir publicação' });
  await remove.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  expect(sent('DELETE', /updates/)).toHaveLength(0);
  sandbox.faults.next({ endpoint: 'updates.delete', status: 500 });
  await remove.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.element(screen.getByText('Erro ao deletar publicação.')).toBeVisible();
  await remove.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.element(screen.getByText('Publicação excluída com sucesso')).toBeVisible();
  expect(onUpdateChange).toHaveBeenLastCalledWith(null);
  await expect.element(card).not.toBeInTheDocument();
});

test('C2.05 the status says that the feed could not be loaded', async () => {
  sandbox.faults.next({ endpoint: 'updates.list', status: 500 });
  const { screen } = await openFeed();
  await expect.element(screen.getByText('Não foi possível listar as atualizações.')).toBeVisible();
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(screen.getByText('A lista não foi carregada')).not.toBeInTheDocument();
});
