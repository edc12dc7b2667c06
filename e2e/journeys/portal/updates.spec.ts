import { Updates } from '../../pages/Updates.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

const admin = 'patricia.lemos';
const employee = 'mariana.costa';

/** A picture of one pixel. */
const picture = {
  name: 'tela nova.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const file = { name: 'passo a passo.txt', mimeType: 'text/plain', buffer: Buffer.from('1. Abra o portal\n') };
const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test('P1.20 P2.1.24 P2.1.25 P2.1.26 P2.1.27 P2.9.16 an administrator publishes an update, an employee reads it, and it is edited and deleted', async ({
  enter,
  expectAccessible,
}) => {
  const title = `Portal novo ${Date.now()}`;
  const portal = await enter(admin, { at: '/updates', viewport: { width: 1440, height: 900 } });
  const { page } = portal;
  const updates = new Updates(page);
  // the policy of the page allows the frame; its content is replaced, because tests load nothing from other sites
  await page.context().route(`${player}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));

  await page.getByRole('link', { name: 'Nova publicação' }).click();
  await expect(page).toHaveURL(/\/update\/new$/);
  await updates.editor.getByRole('button', { name: 'Publicar' }).click();
  await expect(updates.editor.getByText('Preencha o título')).toBeVisible();
  await expect(updates.title).toBeFocused();
  await typeInto(updates.title, title);
  await updates.description.click();
  await page.keyboard.type('Agora com ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('novidades');
  await updates.attach('Imagens', picture);
  await updates.attach('Arquivos', file);
  await updates.addVideo('https://youtu.be/dQw4w9WgXcQ');
  await updates.addVideo('https://empresa.example/video');
  await expectAccessible(page, 'the editor of an update');
  // a reload keeps the draft
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(updates.title).toHaveValue(title);
  await expect(updates.description).toHaveText('Agora com novidades');
  await expect(updates.editor.getByText(picture.name)).toBeVisible();
  await expect(updates.editor.getByText(file.name)).toBeVisible();
  await updates.editor.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL(/\/update\/detail\/\d+$/);
  await expect(portal.messages.getByText('Publicação criada com sucesso')).toBeVisible();
  const { pathname } = new URL(page.url());

  const reader = await enter(employee, { at: '/services', viewport: { width: 390, height: 844 } });
  const read = new Updates(reader.page);
  await reader.page
    .context()
    .route(`${player}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
  await reader.topBar.getByRole('link', { name: 'Atualizações, há novidades desta semana' }).click();
  await expect(read.card(title)).toContainText('Nova');
  await expect(reader.page.getByRole('link', { name: 'Nova publicação' })).toHaveCount(0);
  await read.card(title).click();
  await expect(reader.page).toHaveURL(pathname);
  await expect(read.article.getByText('novidades')).toBeVisible();
  await expect(read.article.getByRole('img', { name: picture.name })).toBeVisible();
  await expect(read.article.getByTitle('Vídeo de YouTube')).toHaveAttribute('src', player);
  await expect(reader.page.frameLocator('iframe').getByText('player')).toBeVisible();
  await expect(read.article.getByRole('link', { name: 'https://empresa.example/video' })).toBeVisible();
  const download = reader.page.waitForEvent('download');
  await read.article.getByRole('button', { name: `Baixar ${file.name}` }).click();
  expect((await download).suggestedFilename()).toBe(file.name);
  await expect(read.article.getByRole('button', { name: 'Editar publicação' })).toHaveCount(0);
  await expectAccessible(reader.page, 'an update with attachments');

  await page.reload();
  await expect(updates.article.getByText('2 visualizações')).toBeVisible();
  await updates.article.getByRole('button', { name: 'Editar publicação' }).click();
  await expect(page).toHaveURL(/\/update\/\d+$/);
  await typeInto(updates.title, `${title}, de novo`);
  await updates.editor.getByRole('button', { name: `Remover a imagem ${picture.name}` }).click();
  await portal.entry('Serviços').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar' }).click();
  await updates.editor.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(pathname);
  await expect(updates.article.getByRole('heading', { name: `${title}, de novo` })).toBeVisible();
  await expect(updates.article.getByRole('img')).toHaveCount(0);
  await updates.article.getByRole('button', { name: 'Excluir publicação' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/\/updates$/);
  await expect(updates.cards.first()).toBeVisible();
  await expect(updates.card(title)).toHaveCount(0);
});
