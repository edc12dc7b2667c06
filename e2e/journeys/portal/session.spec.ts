import { SignInPage } from '../../pages/SignInPage.ts';
import { fillFund, fundService } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

test('T2.1.01 T2.1.02 an address of the portal leads to the sign-in and then back to itself', async ({
  page,
  baseURL,
}) => {
  const infos: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/info')) infos.push(request.method());
  });
  await page.goto('/services?category=2');
  await expect(new SignInPage(page).heading).toBeVisible();
  expect(infos).toEqual([]);
  await new SignInPage(page).choose('rafael.nunes');
  await expect(page).toHaveURL(`${baseURL}/services?category=2`);
  await expect(page.getByRole('banner')).toContainText('Rafael Nunes');
  expect(infos).toEqual(['GET']);
});

test('tokens are in no storage, and the session continues after a reload', async ({ enter }) => {
  const { page, topBar } = await enter('rafael.nunes', { at: '/my-tasks/to-do' });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ|token/i);
  await page.reload();
  await expect(topBar).toContainText('Rafael Nunes');
  await expect(page).toHaveURL(/\/my-tasks\/to-do$/);
});

test('T2.1.12 T2.1.13 P2.1.02 P2.1.03 /home redirects to / and / redirects to the catalogue', async ({ enter }) => {
  const { page } = await enter('rafael.nunes', { at: '/home' });
  await expect(page).toHaveURL(/\/services$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/services$/);
});

test('T2.1.07 T2.1.08 T2.1.09 P2.1.28 P2.1.29 P2.1.30 an unknown address shows an error without sign-in and a way back', async ({
  page,
  baseURL,
}) => {
  for (const address of ['/nada/aqui', '/my-tasks/waiting', '/attendance']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  const back = page.getByRole('link', { name: 'Voltar' });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(new SignInPage(page).heading).toBeVisible();
});

test('T2.3.08 T2.3.09 the menu of the user leads to the own absences, and "Sair" ends the session', async ({
  enter,
}) => {
  const portal = await enter('bruno.amaral', { ownSession: true });
  const { page } = portal;
  await portal.userButton.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Minhas ausências', 'Meus dados', 'Sair']);
  await page.keyboard.press('Escape');
  await portal.signOut();
  await expect(new SignInPage(page).heading).toBeVisible();
  await page.goto('/my-tasks/to-do');
  await expect(new SignInPage(page).heading).toBeVisible();
});

test('T2.2.24 T2.2.25 T2.2.26 restricted users see the personal menu and why, and are redirected from attendance', async ({
  enter,
}) => {
  const portal = await enter('otavio.rezende');
  const { page, drawer, messages } = portal;
  await expect(drawer).toContainText(
    'Sua situação no cadastro de funcionários é Afastado. Alguns acessos estão restritos.',
  );
  await expect(portal.entry('À fazer', 'Minhas solicitações')).toBeVisible();
  await expect(drawer.getByRole('link')).toHaveText(['Serviços', 'Resumo', /^À fazer/, 'Em andamento', 'Concluídas']);
  await expect(portal.topBar.getByRole('link', { name: /^Atualizações/ })).toBeVisible();
  for (const address of ['/attendance/to-do', '/my-attendance/finished', '/attendance/to-do/any-task']) {
    await page.goto(address);
    await expect(messages.getByText('Usuário sem permissão de acesso')).toBeVisible();
    await expect(page).toHaveURL(/\/services$/);
  }
});

test('T6.25 T6.27 several calls that return 401 at once cause one renewal, and each is repeated', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  const portal = await enter('rafael.nunes');
  const { page, tasks } = portal;
  // calls of the catalogue that the next page aborts would never be repeated
  await page.waitForLoadState('networkidle');
  let renewals = 0;
  const refused = new Map<string, number>();
  const replayed: string[] = [];
  const broken = new Set<string>();
  await page.route('**/oidc/token', (route) => {
    renewals += 1;
    return route.fallback();
  });
  // the first response waits for the second call, so that both are pending when the renewal starts
  let second = () => {};
  const two = new Promise<void>((resolve) => {
    second = resolve;
  });
  await page.route('**/v1/**', async (route) => {
    const token = route.request().headers()['authorization'] ?? '';
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (renewals === 0) {
      broken.add(token);
      refused.set(call, (refused.get(call) ?? 0) + 1);
      if (refused.size > 1) second();
      await two;
      return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' });
    }
    if (broken.has(token)) return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' });
    if (refused.has(call)) replayed.push(call);
    return route.fallback();
  });
  await portal.entry('Em andamento', 'Minhas solicitações').click();
  await expect(tasks.rows.first()).toBeVisible();
  expect(renewals).toBe(1);
  expect(broken.size).toBe(1);
  expect(refused.size).toBeGreaterThan(1);
  for (const call of refused.keys()) expect(replayed).toContain(call);
});

test('T6.26 a session that cannot be renewed leads to the sign-in and back, and keeps the entered values', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|401)|start: 401 Unauthorized/);
  const portal = await enter('juliana.prado', { ownSession: true });
  const { page, catalogue, requestDialog } = portal;
  await fillFund(portal, 'Troco para o inventário.');
  await page.context().clearCookies();
  await page.route('**/oidc/token', (route) =>
    route.request().postData()?.includes('refresh_token')
      ? route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
      : route.fallback(),
  );
  await page.route('**/start', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await requestDialog.send.click();
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await signIn.choose('juliana.prado');
  await expect(page).toHaveURL(new RegExp(`${fundService.address}$`));
  await catalogue.confirm();
  await expect(requestDialog.field('Observação')).toHaveValue('Troco para o inventário.');
});

test('T2.1.10 T2.1.11 a page that cannot be rendered shows an error, and "Recarregar" loads it again', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/.*/);
  const portal = await enter('rafael.nunes');
  const { page, tasks } = portal;
  const isListPart = /\/assets\/task-list-[\w-]+\.js$/;
  await page.route(isListPart, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  await portal.entry('Em andamento', 'Minhas solicitações').click();
  await expect(page.getByRole('heading', { name: 'Algo deu errado ao exibir essa página!' })).toBeVisible();
  await page.unroute(isListPart);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(tasks.rows.first()).toBeVisible();
});

test('T1.06 users without restriction see the attendance menu, and an empty queue shows a message', async ({
  enter,
}) => {
  const { page, drawer } = await enter('rafael.nunes', { at: '/my-attendance/to-do' });
  await expect(drawer.getByRole('button', { name: 'Atendimento' })).toBeVisible();
  await expect(page.getByText('Nenhum item encontrado')).toBeVisible();
});
