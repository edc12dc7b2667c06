import type { Page, Route } from '@playwright/test';
import { type Endpoint, endpoints } from '@tramita/client/contract';
import { knownBefore, previousCalls } from '../../../scripts/lib/previous-release/previous-contract.ts';
import { requestFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

const patternOf = (path: string) => path.replaceAll(/\{\w+\}/g, '[^/?]+');
const calls = Object.entries<Endpoint>(endpoints).map(([id, { method, path, addition }]) => ({
  id,
  method,
  path,
  pattern: new RegExp(`^${patternOf(path)}$`),
  isRequired: !addition,
}));
type Call = (typeof calls)[number];

/** A server that does not offer every call of the contract. */
interface OtherServer {
  offers(call: Call): boolean;
  /** Sends what the server answers to a call that it offers. */
  answer(route: Route, call: Call): Promise<void>;
}

const servers: Readonly<Record<string, OtherServer>> = {
  'E9.06 D14.02 a server that answers 404 to all additions': {
    offers: ({ isRequired }) => isRequired,
    answer: (route) => route.fallback(),
  },
  'D14.02 the server of the previous release': {
    offers: ({ id }) => id in previousCalls,
    async answer(route, { id }) {
      const response = await route.fetch();
      const schema = previousCalls[id]?.response;
      if (!schema || !response.ok()) return route.fulfill({ response });
      const json = knownBefore(schema, await response.json()) as { additions?: string[] };
      if (id === 'session.capabilities')
        json.additions = json.additions?.filter((addition) => addition in previousCalls);
      return route.fulfill({ response, json });
    },
  },
};

/** Puts the other server in front of the server. Returns the calls that it has received so far. */
async function replaceServer(page: Page, { offers, answer }: OtherServer): Promise<string[]> {
  const received: string[] = [];
  await page.context().route(/\/(v1|auth)\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = calls.find(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    // the sign-in of the portal is not part of the contract
    if (!call) return route.fallback();
    received.push(call.id);
    if (offers(call)) return answer(route, call);
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
  });
  return received;
}

/** The browser's own line about a 404; it cannot be prevented, so only those of calls that are not offered are allowed. */
function notFoundLine({ offers }: OtherServer): RegExp {
  const absent = calls.filter((call) => !offers(call)).map(({ path }) => `${patternOf(path)}(?:\\?[^)]*)?`);
  return new RegExp(`^error: Failed to load resource: .* status of 404 .*(?:${absent.join('|')})\\)$`);
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

for (const [name, server] of Object.entries(servers)) {
  test(`${name}: a request is sent, approved, completed and rated`, async ({ enter, expectComplaint }) => {
    expectComplaint(notFoundLine(server));
    const requester = await enter('rafael.nunes');
    const received = await replaceServer(requester.page, server);
    const idk = await requestFund(requester, 'Sem adições.');
    await requester.requestDialog.follow.click();
    await expect(requester.page).toHaveURL(/\/my-tasks\/in-progress\/[\w-]+$/);
    const address = requester.page.url();
    await expect(requester.detail.currentStep).toContainText('Aprovação do gestor');

    const superior = await enter('helena.barros');
    await replaceServer(superior.page, server);
    await superior.page.goto('/my-attendance/to-do');
    await superior.tasks.open(idk);
    await superior.detail.approve.click();
    await expect(superior.tasks.row(idk)).toHaveCount(0);

    const attendant = await enter('mariana.costa');
    await replaceServer(attendant.page, server);
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
    expect(received).toContain('session.capabilities');
  });

  for (const [userName, shown] of Object.entries(screens)) {
    test(`${name}: every screen of ${userName} works`, async ({ enter, expectComplaint }) => {
      expectComplaint(notFoundLine(server));
      const { page } = await enter(userName);
      const received = await replaceServer(page, server);
      for (const [address, ready] of Object.entries(shown)) {
        await page.goto(address);
        await expect(page.locator(ready).first(), address).toBeVisible();
        await expect(page.locator('[data-slot="error-state"], [role="alert"]'), address).toHaveCount(0);
      }
      expect(received).toContain('session.capabilities');
    });
  }
}
