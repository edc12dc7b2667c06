import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';
import { compareLook, propertiesOf } from './look-of.ts';
import { servePage } from './serve-page.ts';

/** The published style sheets, sorted by name. */
const sheets = globSync('packages/widgets/dist/*.css')
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

/** Shuffles items; the same seed gives the same order, so that a failure can be repeated. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = seed;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}

/** Rules of a page for elements, with properties that pages commonly set and some that they do not. */
const elementRules = `
  *, *::before, *::after { box-sizing: content-box; margin: 3px; padding: 2px; letter-spacing: 2px; word-spacing: 5px; border-radius: 5px;
    text-shadow: 1px 1px red; transition: all 1s; scroll-behavior: smooth; color: purple; color-scheme: dark; }
  html body div { display: inline; background: pink; outline: 3px dotted lime; text-transform: uppercase; }
  html body div button, button { background: red; border: 9px solid; min-height: 90px; text-transform: uppercase; opacity: 0.5; }
  input, textarea, select { width: 17px; border: 4px double; background: yellow; font: 30px cursive; }
  a { color: red; text-decoration: wavy underline; font-weight: 900; display: block; }
  table { border-collapse: collapse; width: 50%; margin: 30px; } td, th { border: 2px solid; text-align: right; padding: 20px; }
  h1, h2, h3, h4, p, ul, ol, li, span, section, form, label { font-size: 40px; line-height: 3; margin: 40px; max-width: 90px; }
  svg, path, img { max-width: 5px; opacity: 0.3; vertical-align: top; }
  ::placeholder { color: red; opacity: 0.2; }
`;

/** Properties that a page sets on the element around a widget, so that its text inherits them. */
const inherited = `
  #wall { direction: rtl; word-spacing: 1em; letter-spacing: 0.3em; text-indent: 50px; text-transform: uppercase; text-align: right;
    white-space: pre; text-shadow: 2px 2px red; cursor: wait; font-variant: small-caps; line-height: 3; visibility: hidden;
    color: lime; font-size: 40px; font-style: italic; font-weight: 900; list-style: square; quotes: "x" "y"; word-break: break-all;
    border-collapse: collapse; text-wrap: nowrap; hyphens: auto; tab-size: 2; stroke: red; fill: red; caret-color: red; }
`;

/** Every property that any of the rules sets. */
const properties = propertiesOf([...sheets, elementRules, inherited]);

// the page shows all widgets together
base.describe.configure({ timeout: 300_000 });

const fixed =
  'display: block; box-sizing: border-box; margin: 0; padding: 0; max-width: none; width: auto; font-size: 16px';
const html = `<!doctype html><html style="${fixed}"><body style="${fixed}"><div id="wall" style="${fixed.replace(/; font.*/, '')}"></div>
<script type="module" src="/page.js"></script>`;

const test = base.extend<{ readonly wall: Page }>({
  wall: async ({ openWindow, server, expectComplaint }, use) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    const page = await openWindow();
    const token = await server.tokenFor('patricia.lemos');
    const served = await servePage({ script: { entryPoints: ['e2e/embed/widget-wall.tsx'] }, html, token });
    await page.goto(`${served.address}#${server.origin}`);
    await setSheets(page, sheets);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Enviar' })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    // the numbers of the dashboard get another line when the response for the period before arrives
    await expect(page.locator('[data-slot="tabs"] dl p').first()).toBeVisible({ timeout: 60_000 });
    // without network nothing changes, so that differences come from the style sheets alone
    await page.context().setOffline(true);
    await use(page);
    await served.close();
  },
});

/** Replaces the style sheets of the page. */
async function setSheets(page: Page, order: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, order);
}

test('E2.01 E2.02 the order of the style sheets of the widgets does not change their look', async ({ wall }) => {
  expect((await compareLook(wall, properties)).elements).toBeGreaterThan(1500);
  const orders = [[...sheets].reverse(), ...[1, 2].map((seed) => shuffled(sheets, seed * 7919))];
  for (const [at, order] of orders.entries()) {
    await setSheets(wall, order);
    expect((await compareLook(wall, properties)).differences, `order ${at}`).toEqual([]);
  }
});

test('E2.03 E2.04 element rules and inherited properties of the page do not affect widgets', async ({ wall }) => {
  expect((await compareLook(wall, properties)).elements).toBeGreaterThan(1500);
  const pages = {
    before: [elementRules, ...sheets],
    after: [...sheets, elementRules],
    inherited: [...sheets, inherited],
  };
  for (const [name, order] of Object.entries(pages)) {
    await setSheets(wall, order);
    expect((await compareLook(wall, properties)).differences, name).toEqual([]);
  }
});
