import { breachesOfAxe } from '../support/axe.ts';
import { test as base, expect } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';
import { serveIntranet } from './Intranet.ts';

interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly tag: string;
}

interface Fixtures {
  /** The other company's page, served for a user with requests to rate. */
  readonly intranet: { readonly address: string; readonly requests: readonly string[]; readonly token: string };
}

const test = base.extend<Fixtures>({
  intranet: async ({ server }, use) => {
    const token = await server.tokenFor('rafael.nunes');
    const api = server.origin;
    const read = async (path: string) =>
      (await fetch(`${api}/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
    const rows: { protocol: string }[] = await read(
      'tasks?myTasks=true&assignedToMe=false&status=FINISHED&page=0&itemsPerPage=20',
    );
    const finished = await Promise.all(rows.map(({ protocol }) => read(`requests/${protocol}`)));
    const requests = finished
      .filter(({ hasNps, npsStatus }) => hasNps && npsStatus === null)
      .map(({ protocol }) => protocol);
    const intranet = await serveIntranet({ api, token, request: requests[0] });
    await use({ address: intranet.address, requests, token });
    await intranet.close();
  },
});

test('the custom element rates a request in a page of another origin with a strict policy', async ({
  page,
  intranet,
  baseURL,
}) => {
  await page.goto(intranet.address);
  const form = page.locator('tramita-nps-form');
  await expect(form.getByRole('radiogroup', { name: 'O que você achou do atendimento?' })).toBeVisible();
  await form.getByRole('radio', { name: 'Gostei', exact: true }).click();
  await typeInto(form.getByRole('textbox', { name: /^Comentário/ }), 'Chegou antes do prazo.');
  await expect(form.getByText('22/500')).toBeVisible();
  await form.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(form.getByText('Agradecemos a sua avaliação')).toBeVisible();

  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  const [uuid] = intranet.requests;
  expect(heard).toEqual([
    {
      name: 'tramita-rated',
      detail: { answer: true, comment: 'Chegou antes do prazo.', uuid },
      tag: 'tramita-nps-form',
    },
  ]);
  const saved = await page.request.get(`${baseURL}/v1/requests/${uuid}`, {
    headers: { authorization: `Bearer ${intranet.token}` },
  });
  expect(await saved.json()).toMatchObject({ npsStatus: 1, npsComment: 'Chegou antes do prazo.' });
  await page.reload();
  await expect(form.getByText('Este atendimento já foi avaliado.')).toBeVisible();
});

test('styles of the page do not affect the element, and the element adds none to the page', async ({
  page,
  intranet,
}) => {
  await page.goto(intranet.address);
  const form = page.locator('tramita-nps-form');
  const send = form.getByRole('button', { name: 'Enviar avaliação' });
  await expect(send).toBeVisible();
  const look = (locator: typeof send) =>
    locator.evaluate((element) => {
      const {
        color,
        backgroundColor,
        fontSize,
        fontStyle,
        textTransform,
        letterSpacing,
        lineHeight,
        textAlign,
        direction,
      } = getComputedStyle(element);
      return {
        color,
        backgroundColor,
        fontSize,
        fontStyle,
        textTransform,
        letterSpacing,
        lineHeight,
        textAlign,
        direction,
      };
    });
  expect(await look(send)).toEqual({
    color: 'rgb(255, 255, 255)',
    backgroundColor: 'rgb(91, 91, 214)',
    fontSize: '14px',
    fontStyle: 'normal',
    textTransform: 'none',
    letterSpacing: 'normal',
    lineHeight: '20px',
    textAlign: 'start',
    direction: 'ltr',
  });
  expect(await look(form.getByRole('heading'))).toMatchObject({
    color: 'rgb(28, 32, 36)',
    fontSize: '16px',
    fontStyle: 'normal',
    textTransform: 'none',
    letterSpacing: 'normal',
    lineHeight: '24px',
  });
  await expect(form.locator('svg').first()).toBeVisible();
  expect(await form.locator('[data-slot="nps-form"]').evaluate((card) => getComputedStyle(card).margin)).toBe('0px');
  expect(await form.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');

  // the page underlines all its text in lime
  const lime = async (element: typeof send) => {
    const blank = await page.context().newPage();
    const count = await blank.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        paper?.drawImage(picture, 0, 0);
        const { data = new Uint8ClampedArray() } = paper?.getImageData(0, 0, picture.width, picture.height) ?? {};
        return data.filter((_, at) => at % 4 === 0 && Number(data[at]) < 60 && Number(data[at + 1]) > 200).length;
      },
      [...(await element.screenshot())],
    );
    await blank.close();
    return count;
  };
  expect(await lime(page.locator('#news'))).toBeGreaterThan(0);
  expect(await lime(form.getByRole('heading'))).toBe(0);

  await expect(page.locator('#hidden')).toBeHidden();
  expect(await page.locator('#news').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 255, 0)');
  expect(await page.evaluate(() => [document.styleSheets.length, document.querySelectorAll('style').length])).toEqual([
    1, 0,
  ]);
});

test('the element applies changed attributes while shown and can be removed', async ({ page, intranet }) => {
  await page.goto(intranet.address);
  const form = page.locator('tramita-nps-form');
  const card = form.locator('[data-slot="nps-form"]');
  await expect(card).toHaveAttribute('data-state', 'loaded');
  const background = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await form.evaluate((element) => element.setAttribute('theme', 'dark'));
  expect(await background()).toBe('rgb(24, 25, 27)');

  const [, other] = intranet.requests;
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/v1/requests/${other}`) && response.ok()),
    form.evaluate((element, uuid) => {
      element.setAttribute('value', 'false');
      element.setAttribute('uuid', String(uuid));
    }, other),
  ]);
  await expect(form.getByText((await answer.json()).processTitle)).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Não Gostei' })).toBeChecked();
  await form.evaluate((element) => element.remove());
  await expect(form).toHaveCount(0);
});

test('E2.06 tokens that the page sets around the element apply inside it', async ({ page, intranet }) => {
  await page.goto(intranet.address);
  const form = page.locator('tramita-nps-form');
  const surface = () =>
    form.locator('[data-slot="nps-form"]').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await surface()).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => document.body.style.setProperty('--tramita-surface', 'rgb(240, 250, 240)'));
  expect(await surface()).toBe('rgb(240, 250, 240)');
});

test('the element reports an error to the page and offers to try again', async ({
  page,
  intranet,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|ERR_CONNECTION/);
  let isDown = true;
  await page.route('**/v1/requests/**', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(intranet.address);
  const form = page.locator('tramita-nps-form');
  await expect(form.getByText('Não foi possível carregar o atendimento para avaliação.')).toBeVisible();
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  expect(heard).toMatchObject([{ name: 'tramita-error', detail: { code: 'NETWORK' } }]);
  isDown = false;
  await form.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(form.getByRole('radiogroup')).toBeVisible();
});

test('the element is accessible in every theme on a page with its own styles', async ({ page, intranet }) => {
  await page.goto(intranet.address);
  const form = page.locator('tramita-nps-form');
  await expect(form.getByRole('radiogroup')).toBeVisible();
  for (const theme of ['light', 'dark', 'high-contrast']) {
    await form.evaluate((element, name) => element.setAttribute('theme', name), theme);
    expect(await breachesOfAxe(page, {}, 'tramita-nps-form'), theme).toEqual([]);
  }
});
