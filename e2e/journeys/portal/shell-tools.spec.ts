import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

const newest = 'Reembolso de despesas tem uma aprovação a menos';

test('T2.2.15 T2.3.02 T2.3.03 T7.4.10 drawer and top bar link to the updates and mark those of this week', async ({
  enter,
}) => {
  const portal = await enter('mariana.costa');
  const { page, topBar, title } = portal;
  const icon = topBar.getByRole('link', { name: /^Atualizações/ });
  await expect(icon).toHaveAccessibleName('Atualizações, há novidades desta semana');
  await expect(portal.entry('Atualizações')).toHaveAccessibleName(/há novidades desta semana$/);
  await icon.click();
  await expect(page).toHaveURL(/\/updates$/);
  await expect(title).toHaveText('Atualizações');
  await page.getByRole('link', { name: new RegExp(newest) }).click();
  await expect(page).toHaveURL(/\/update\/detail\/\d+$/);
  await expect(page.getByRole('article', { name: newest })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/updates$/);

  await page.route('**/v1/updates?**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const elements = answer.elements.map((update: object) => ({ ...update, createdAt: '2026-01-01T12:00:00.000Z' }));
    await route.fulfill({ response, json: { ...answer, elements } });
  });
  await page.goto('/services');
  await expect(icon).toHaveAccessibleName('Atualizações');
  await portal.entry('Atualizações').click();
  await expect(page).toHaveURL(/\/updates$/);
  await expect(page.getByRole('link', { name: new RegExp(newest) })).toBeVisible();
});

test('C10.14 T2.3.14 the search of the top bar searches the page if the page has a search, and opens the palette otherwise', async ({
  enter,
}) => {
  const { page, topBar, catalogue } = await enter('mariana.costa');
  const services = topBar.getByRole('textbox', { name: 'Pesquisar serviços' });
  await expect(services).toHaveAttribute('placeholder', 'Pesquisar serviços');
  await page.keyboard.press('/');
  await expect(services).toBeFocused();
  await typeInto(services, 'férias');
  await expect(catalogue.service('Férias')).toBeVisible();
  await page.goto('/updates');
  await typeInto(topBar.getByRole('textbox', { name: 'Pesquisar atualizações' }), 'manutencao');
  await expect(page.getByText('1 publicação').first()).toBeVisible();
  await page.goto('/attendance/to-do');
  await expect(topBar.getByRole('textbox')).toHaveCount(0);
  await topBar.getByRole('button', { name: 'Ir para...' }).click();
  await expect(page.getByRole('dialog', { name: 'Ir para' })).toBeVisible();
  for (const address of ['/services', '/updates', '/summary']) {
    await page.goto(address);
    await expect(topBar.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Ir para' })).toBeVisible();
  }
});

test('C10.15 the palette groups results, shows recent requests first and marks the matching text', async ({
  enter,
}) => {
  const { page } = await enter('rafael.nunes');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  const recent = palette.getByRole('group').first();
  await expect(recent).toHaveAccessibleName('Solicitações recentes');
  await expect(recent.getByRole('option').first()).toHaveText(/IDK \d{5}/);
  await expect(palette.getByRole('group', { name: 'Páginas' })).toBeVisible();
  const top = (await palette.boundingBox())?.y;
  await page.keyboard.type('assinaturas');
  const service = palette.getByRole('group', { name: 'Serviços' }).getByRole('option').first();
  await expect(service.locator('mark').first()).toHaveText('assinaturas');
  expect((await palette.boundingBox())?.y).toBe(top);
});

test('the palette opens pages, services and requests with the keyboard alone', async ({ enter, expectAccessible }) => {
  const { page, title, tasks } = await enter('mariana.costa', { at: '/attendance/to-do' });
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  const open = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(typed);
  };
  await expect(title).toHaveText('À fazer');
  await open('concluidas atend');
  await expectAccessible(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/attendance\/finished$/);

  await open('vale-transporte');
  await expect(palette.getByRole('option', { name: /^Vale-transporte/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.goto('/attendance/to-do');
  const row = await tasks.rows.first().textContent();
  const [idk = ''] = /\d{5}/.exec(row ?? '') ?? [];
  await open(idk);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/attendance\/to-do\/[\da-f-]{36}$/);
  await expect(page.getByText(`IDK ${idk}`).first()).toBeVisible();
});

test('the palette shows an error for the number of an unknown request', async ({ enter, expectComplaint }) => {
  expectComplaint(/404/);
  const { page } = await enter('mariana.costa');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Página, serviço ou IDK' })).toBeFocused();
  await page.keyboard.type('99999999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível encontrar a tarefa' })).toBeVisible();
});

test('T1.23 a signed-in user reaches the support contact, or the chat if one is configured', async ({ enter }) => {
  const { page, drawer } = await enter('mariana.costa');
  const launcher = drawer.getByRole('button', { name: 'Falar com o suporte' });
  await launcher.click();
  const panel = page.getByRole('dialog', { name: 'Suporte' });
  await expect(panel.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();

  // the script of a chat handles the launcher, so that the panel does not open
  await page.route('**/services', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const support = JSON.stringify({ scriptUrl: '/chat-of-the-test.js' });
    // a server with a chat does not require Trusted Types, because the chat's script does not support them
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(/;?\s*(require-trusted-types-for|trusted-types)[^;]*/g, ''),
    };
    await route.fulfill({ response, headers, body: html.replace(/"support":\{[^}]*\}/, `"support":${support}`) });
  });
  await page.route('**/chat-of-the-test.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('tramita:support', (event) => {
        event.preventDefault();
        document.getElementById('tramita-support').textContent = 'Olá, ' + event.detail.completeName;
      });`,
    }),
  );
  await page.reload();
  await page.waitForFunction(() => document.querySelector('script[data-support]') !== null);
  await expect
    .poll(async () => {
      await launcher.click();
      return page.locator('#tramita-support').textContent();
    })
    .toBe('Olá, Mariana Costa');
});

test('T1.24 the support is hidden on the pages of the report and visible on every other page', async ({ enter }) => {
  const portal = await enter('patricia.lemos', { at: '/attendance/to-do' });
  const { page, drawer } = portal;
  const launcher = drawer.getByRole('button', { name: 'Falar com o suporte' });
  await expect(launcher).toBeVisible();
  await portal.entry('Relatório').click();
  await expect(page).toHaveURL(/\/report$/);
  await expect(launcher).toBeHidden();
  await portal.entry('Serviços').click();
  await expect(launcher).toBeVisible();
});

test('T2.2.02 P2.1.06 P1.05 P1.06 the drawer links to the summary, and its counts link to the lists', async ({
  enter,
  expectAccessible,
}) => {
  const portal = await enter('mariana.costa');
  const { page, title } = portal;
  await portal.entry('Resumo').click();
  await expect(page).toHaveURL(/\/summary$/);
  await expect(title).toHaveText('Resumo');
  await expect(page.getByRole('table', { name: 'Mais antigas da fila' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'the summary');
  await page
    .getByRole('region', { name: 'Quantidades' })
    .getByRole('link', { name: /Atribuídas a mim/ })
    .click();
  await expect(page).toHaveURL(/\/my-attendance\/to-do$/);
});

test('T0.01 M0.01 P0.01 P9.32 M9.38 the portal declares Brazilian Portuguese as its language', async ({ enter }) => {
  const { page } = await enter('mariana.costa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
