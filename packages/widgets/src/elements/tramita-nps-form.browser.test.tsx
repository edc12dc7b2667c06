import { type Sandbox, sandboxIds, sharedSandbox } from '@tramita/server/sandbox';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TramitaNpsFormElement } from './tramita-nps-form.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
  await sandbox.reset();
  customElements.define('tramita-nps-form', TramitaNpsFormElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Puts the element into the page of the request's requester. */
function openElement(locale: string) {
  const { fetch: real } = window;
  const session = sandbox.as('rafael.nunes');
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith('http://sandbox.test') ? session.fetch(input, init) : real(input, init),
  );
  const element = document.createElement('tramita-nps-form') as TramitaNpsFormElement;
  element.setAttribute('api-base', 'http://sandbox.test');
  element.setAttribute('uuid', sandboxIds.requests.finishedToRate.protocol);
  element.setAttribute('locale', locale);
  element.tokenProvider = session.tokenProvider;
  document.body.append(element);
  return element;
}

test('E4.05 E11.01 the attribute locale changes the language of the rating form and keeps what was typed', async () => {
  const element = openElement('en');
  const like = page.getByRole('radio', { name: 'I liked it', exact: true });
  await expect.element(like).toBeVisible();
  expect(element.shadowRoot?.querySelector('[data-slot="root"]')?.getAttribute('lang')).toBe('en');
  await userEvent.click(like);
  await userEvent.click(page.getByRole('textbox', { name: /^Comment/ }));
  await userEvent.keyboard('On time.');

  element.setAttribute('locale', 'es');
  await expect.element(page.getByRole('radio', { name: 'Me gustó', exact: true })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: /^Comentario/ })).toHaveValue('On time.');
  element.removeAttribute('locale');
  await expect.element(page.getByRole('radio', { name: 'Gostei', exact: true })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: /^Comentário/ })).toHaveValue('On time.');
});

test('E4.08 E4.12 the rating form keeps its styles and its text in the document of a frame and back in the page', async () => {
  const element = openElement('pt-BR');
  await userEvent.click(page.getByRole('radio', { name: 'Gostei', exact: true }));
  const frame = document.body.appendChild(document.createElement('iframe'));
  const isStyled = () => {
    const root = element.shadowRoot?.querySelector('[data-slot="root"]') as Element;
    return getComputedStyle(root).getPropertyValue('--t-text') !== '';
  };
  expect(isStyled()).toBe(true);
  frame.contentDocument?.body.append(element);
  expect(isStyled()).toBe(true);
  document.body.append(element);
  expect(isStyled()).toBe(true);
  await expect.element(page.getByRole('radio', { name: 'Gostei', exact: true })).toBeChecked();
});

test('E7.05 wrong and missing attributes of the rating form are named in the console, once each', async () => {
  const said: string[] = [];
  for (const level of ['error', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => void said.push(text));
  }
  const element = openElement('fr');
  for (const [name, value] of [
    ['theme', 'blue'],
    ['value', 'yes'],
  ] as const)
    element.setAttribute(name, value);
  await expect.element(page.getByRole('radio', { name: 'Gostei', exact: true })).toBeVisible();
  const bare = document.body.appendChild(document.createElement('tramita-nps-form'));
  const late = document.body.appendChild(document.createElement('tramita-nps-form') as TramitaNpsFormElement);
  late.setAttribute('uuid', sandboxIds.requests.finishedToRate.protocol);
  late.tokenProvider = sandbox.as('rafael.nunes').tokenProvider;
  await expect.poll(() => said.length, { timeout: 30_000 }).toBe(5);
  // their code is loaded on demand, so their order may change
  expect(said.toSorted()).toEqual([
    '<tramita-nps-form> has locale="fr": the values are pt-BR, en, es.',
    '<tramita-nps-form> has no token: set its property tokenProvider or its attribute token-url.',
    '<tramita-nps-form> has theme="blue": the values are light, dark, high-contrast, system.',
    '<tramita-nps-form> has value="yes": the values are true, false.',
    '<tramita-nps-form> shows nothing until it has its attribute uuid.',
  ]);
  bare.remove();
  vi.restoreAllMocks();
});
