import { SignInPage } from '../../pages/SignInPage.ts';
import { expect, test } from '../../support/own-server.ts';

test('C11.11 a user who is deactivated while signed in sees why, sees no more data and cannot sign in again', async ({
  enter,
  ownServer,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  // requests sent in advance may fail while the server restarts
  expectComplaint(/status of (400|401|403|503)|: 503 |ERR_CONNECTION_REFUSED|NetworkError: .* no response/);
  const portal = await enter('juliana.prado', { at: '/my-tasks/in-progress', ownSession: true });
  const { page, tasks } = portal;
  await expect(tasks.rows.first()).toBeVisible();
  await ownServer.change("update users set active = false where user_name = 'juliana.prado'");
  // the next call of any page ends the session
  await portal.entry('Concluídas', 'Minhas solicitações').click();
  await expect(page.getByRole('heading', { name: 'Erro ao acessar o app!' })).toBeVisible();
  await expect(page.getByText('Usuário sem permissão, verifique com o time de segurança.')).toBeVisible();
  await expect(tasks.rows).toHaveCount(0);
  await expect(page.getByText('Juliana Prado')).toHaveCount(0);

  await page.getByRole('button', { name: 'Recarregar' }).click();
  const signIn = new SignInPage(page);
  await signIn.choose('juliana.prado');
  await expect(page.getByText('Não há pessoa ativa com este usuário.')).toBeVisible();
  // other users can still sign in and do not see the page of the deactivated user
  await signIn.choose('rafael.nunes');
  await expect(portal.topBar).toContainText('Rafael Nunes');

  await ownServer.change("update users set active = true where user_name = 'juliana.prado'");
  const again = await enter('juliana.prado', { ownSession: true });
  await expect(again.topBar).toContainText('Juliana Prado');
});
