import type { Page } from '@playwright/test';
import { type Endpoint, endpoints } from '@tramita/client/contract';
import { requestFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

const additions = Object.values<Endpoint>(endpoints).filter(({ addition }) => addition);
const addresses = additions.map(({ path }) => `${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?[^)]*)?`).join('|');
const isAddition = additions.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The browser's own line about a 404; it cannot be prevented, so only those of additions are allowed. */
const notFoundLine = new RegExp(`^error: Failed to load resource: .* status of 404 .*(?:${addresses})\\)$`);

/** Puts a filter in front of the server that answers 404 to every addition, as a backend without them does. */
async function withoutAdditions(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/\/v1\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isKnown = isAddition.some(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    if (!isKnown) return route.fallback();
    asked.push(`${request.method()} ${pathname}`);
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
  });
  return asked;
}

/** Screens with a control or row that is visible once they have loaded. */
const screens = {
  'mariana.costa': {
    '/services': '[data-slot="service"]',
    '/summary': 'main a[href*="/"]',
    '/attendance/to-do': 'tbody a',
    '/my-attendance/to-do': 'tbody a',
    '/updates': 'main a[href*="/update/"]',
  },
  'patricia.lemos': {
    '/report': 'main [role="tab"]',
    '/dashboard': 'main [role="tab"]',
    '/governance/departments': 'tbody a',
    '/adm/groups': 'tbody tr',
    '/adm/workflows': 'tbody tr',
    '/adm/outbox': ':text("Nenhuma mensagem")',
    '/adm/sheets': ':text("Nenhuma planilha")',
    '/adm/workflow/new': '[role="toolbar"]',
  },
} as const;

test('E9.06 a request is sent, approved, completed and rated on a server that answers 404 to all additions', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(notFoundLine);
  const requester = await enter('rafael.nunes');
  const asked = await withoutAdditions(requester.page);
  const idk = await requestFund(requester, 'Sem adições.');
  await requester.requestDialog.follow.click();
  await expect(requester.page).toHaveURL(/\/my-tasks\/in-progress\/[\w-]+$/);
  const address = requester.page.url();
  await expect(requester.detail.currentStep).toContainText('Aprovação do gestor');

  const superior = await enter('helena.barros');
  await withoutAdditions(superior.page);
  await superior.page.goto('/my-attendance/to-do');
  await superior.tasks.open(idk);
  await superior.detail.approve.click();
  await expect(superior.tasks.row(idk)).toHaveCount(0);

  const attendant = await enter('mariana.costa');
  await withoutAdditions(attendant.page);
  await attendant.page.goto('/attendance/to-do');
  await attendant.tasks.open(idk);
  await attendant.detail.assign.click();
  await attendant.detail.complete.click();
  await expect(attendant.tasks.row(idk)).toHaveCount(0);

  await requester.page.goto(address.replace('in-progress', 'finished'));
  await requester.detail.rate.click();
  await requester.rating.answer('Gostei');
  await requester.rating.send.click();
  await expect(requester.rating.thanks).toBeVisible();
  expect(asked).toContain('GET /v1/capabilities');
});

for (const [userName, shown] of Object.entries(screens)) {
  test(`E9.06 every screen of ${userName} works on a server that answers 404 to all additions`, async ({
    enter,
    expectComplaint,
  }) => {
    expectComplaint(notFoundLine);
    const { page } = await enter(userName);
    const asked = await withoutAdditions(page);
    for (const [address, ready] of Object.entries(shown)) {
      await page.goto(address);
      await expect(page.locator(ready).first(), address).toBeVisible();
      await expect(page.locator('[data-slot="error-state"], [role="alert"]'), address).toHaveCount(0);
    }
    expect(asked.length).toBeGreaterThan(0);
  });
}
