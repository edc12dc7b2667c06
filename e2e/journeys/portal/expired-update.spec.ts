import { Updates } from '../../pages/Updates.ts';
import { expect, test } from '../../support/own-server.ts';
import { typeInto } from '../../support/typing.ts';

const today = () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());

test('C11.11 an expired update is no longer shown to employees, but still to its author', async ({
  enter,
  ownServer,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  // the server restarts and returns 503 while it starts
  expectComplaint(/status of (401|404|503)|NOT_FOUND|ERR_CONNECTION_REFUSED/);
  const title = 'Só por hoje';
  const author = await enter('patricia.lemos', { at: '/update/new', ownSession: true });
  const editor = new Updates(author.page);
  await typeInto(editor.title, title);
  await editor.description.click();
  await author.page.keyboard.type('Vale até o fim do dia.');
  await typeInto(editor.editor.getByRole('textbox', { name: /^Exibir até/ }), today());
  await editor.editor.getByRole('button', { name: 'Publicar' }).click();
  await expect(author.page).toHaveURL(/\/update\/detail\/\d+$/);
  const { pathname } = new URL(author.page.url());

  const reader = await enter('mariana.costa', { at: '/updates', ownSession: true });
  const read = new Updates(reader.page);
  await read.card(title).click();
  await expect(read.article.getByText('Vale até o fim do dia.')).toBeVisible();
  const colleague = await enter('rafael.nunes', {
    at: '/updates',
    ownSession: true,
    viewport: { width: 390, height: 844 },
  });
  const loaded = new Updates(colleague.page);
  await expect(loaded.card(title)).toBeVisible();

  // the day ends
  await ownServer.change(`update updates set expires_at = expires_at - interval '1 day' where title = '${title}'`);
  const gone = /Ela saiu do ar ou não é destinada a você/;
  // a list loaded earlier still shows the update; opening it shows a message and removes it from the list
  await loaded.card(title).click();
  await expect(colleague.messages.getByText(gone)).toBeVisible();
  await expect(loaded.card(title)).toHaveCount(0);
  await reader.page.goto('/updates');
  await expect(read.cards.first()).toBeVisible();
  await expect(read.card(title)).toHaveCount(0);
  // a copied link shows the same message
  await reader.page.goto(pathname);
  await expect(reader.messages.getByText(gone)).toBeVisible();
  await expect(reader.page).toHaveURL(/\/updates$/);

  await author.page.goto('/updates');
  await expect(editor.card(title)).toContainText('Expirada');
  await editor.card(title).click();
  await expect(editor.article.getByText('Vale até o fim do dia.')).toBeVisible();
  await editor.article.getByRole('button', { name: 'Editar publicação' }).click();
  await expect(editor.title).toHaveValue(title);
});
