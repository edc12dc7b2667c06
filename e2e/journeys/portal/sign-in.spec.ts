import { SignInPage } from '../../pages/SignInPage.ts';
import { expect, test } from '../../support/test.ts';

const isInfo = '**/auth/info';

test('T2.1.03 T2.1.06 the splash shows a spinner during the sign-in, then the portal opens', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isInfo, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/services');
  await new SignInPage(page).choose('rafael.nunes');
  const splash = page.getByRole('status').filter({ hasText: 'Entrando com a sua conta' });
  await expect(splash).toBeVisible();
  await expect(splash.locator('[data-slot="spinner"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Erro ao acessar o app!' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  answer();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(splash).toHaveCount(0);
});

test('T2.1.04 T2.1.05 T6.24 a failed sign-in shows an error, and "Recarregar" tries again', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 500/);
  await page.route(isInfo, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/my-tasks/to-do');
  await new SignInPage(page).choose('rafael.nunes');
  await expect(page.getByRole('heading', { name: 'Erro ao acessar o app!' })).toBeVisible();
  await expect(page.getByText('Recarregue a página e tente novamente.')).toBeVisible();
  await expect(page.getByText('Usuário sem permissão')).toHaveCount(0);
  await page.unroute(isInfo);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('banner')).toContainText('Rafael Nunes');
  await expect(page).toHaveURL(/\/my-tasks\/to-do$/);
});

test('T6.23 D4.13 a user whom the company does not know sees whom to contact', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 403/);
  const unknown = {
    title: 'Acesso negado',
    status: 403,
    errorCode: 'TOKEN_UNAUTHORIZED',
    message: 'Usuário sem permissão, verifique com o time de segurança.',
    reason: 'PERSON_UNKNOWN',
  };
  await page.route(isInfo, (route) => route.fulfill({ status: 403, json: unknown }));
  await page.goto('/services');
  await new SignInPage(page).choose('rafael.nunes');
  await expect(page.getByRole('heading', { name: 'Erro ao acessar o app!' })).toBeVisible();
  await expect(page.getByText('Usuário sem permissão, verifique com o time de segurança.')).toBeVisible();
  await expect(page.getByText('Recarregue a página e tente novamente.')).toHaveCount(0);
  const note = page.getByText('Seu acesso ainda não foi liberado. Fale com o administrador do portal.');
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'suporte@redeipe.example' })).toBeVisible();
  // an inactive user is known, so that the sentence would be wrong
  await page.unroute(isInfo);
  await page.route(isInfo, (route) => route.fulfill({ status: 403, json: { ...unknown, reason: undefined } }));
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByText('Usuário sem permissão, verifique com o time de segurança.')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a callback without a matching sign-in shows an error, and "Recarregar" starts again', async ({ page }) => {
  for (const answer of ['code=stale&state=unknown', 'error=access_denied&state=unknown']) {
    await page.goto(`/signin/callback?${answer}`);
    await expect(page.getByRole('heading', { name: 'Erro ao acessar o app!' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(new SignInPage(page).heading).toBeVisible();
});

test('T0.02 users sign in at the configured provider with a code and PKCE, without a password in the portal', async ({
  page,
  baseURL,
}) => {
  const config = await (await page.request.get('/config.json')).json();
  const asked = page.waitForRequest((request) => request.url().startsWith(`${config.issuer}/auth?`));
  await page.goto('/services');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    client_id: config.clientId,
    code_challenge_method: 'S256',
    redirect_uri: `${baseURL}/signin/callback`,
  });
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  const redeemed = page.waitForRequest((request) => request.url() === `${config.issuer}/token`);
  await new SignInPage(page).choose('rafael.nunes');
  const form = new URLSearchParams((await redeemed).postData() ?? '');
  expect(form.get('grant_type')).toBe('authorization_code');
  expect(form.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/);
  await expect(page.getByRole('banner')).toContainText('Rafael Nunes');
});
