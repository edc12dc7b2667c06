import { fillFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

test('keeps the draft if the response to a sent request is lost, and sending again starts no second request', async ({
  enter,
  expectComplaint,
}) => {
  const { page, requestDialog, catalogue } = await enter('rafael.nunes');
  const note = `Troco de ${Date.now()}`;
  await fillFund({ page, requestDialog, catalogue }, note);
  const keys: (string | undefined)[] = [];
  const started: unknown[] = [];
  await page.route('**/v1/processes/*/start', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    started.push(await answer.json());
    // the server starts the request, but the first response never arrives
    return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  expectComplaint(/ERR_CONNECTION_RESET|NetworkError: POST/);
  await requestDialog.send.click();
  await expect(page.getByText('Não foi possível solicitar o serviço.').first()).toBeVisible();
  await expect(requestDialog.field('Observação')).toHaveValue(note);
  await requestDialog.send.click();
  await expect(requestDialog.follow).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(started[1]).toEqual(started[0]);
});

test('keeps the draft after a reload if the request was sent without network', async ({ enter, expectComplaint }) => {
  const { page, requestDialog, catalogue } = await enter('juliana.prado');
  await fillFund({ page, requestDialog, catalogue }, 'Troco para domingo.');
  expectComplaint(/ERR_INTERNET_DISCONNECTED|NetworkError: POST/);
  await page.context().setOffline(true);
  await requestDialog.send.click();
  await expect(page.getByText('Não foi possível solicitar o serviço.').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await catalogue.confirm();
  await expect(requestDialog.field('Observação')).toHaveValue('Troco para domingo.');
  await expect(requestDialog.field('Valor')).toHaveValue('350,00');
  await requestDialog.send.click();
  await expect(requestDialog.follow).toBeVisible();
});
