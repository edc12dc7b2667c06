import { authInfo, findService } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allWidgets } from './composed/testing/all-widgets.tsx';
import { TramitaProvider } from './provider/TramitaProvider.tsx';
import { openSandbox } from './testing/open-sandbox.ts';
import { recordedClient } from './testing/recorded-client.ts';
import { watchListeners } from './testing/watch-listeners.ts';

const sandbox = await openSandbox(1280, 900);
const { client, settle } = recordedClient(sandbox, 'patricia.lemos');
// React adds a listener for the selection to a document once, for all its roots
createRoot(document.createElement('div'));
const listeners = watchListeners();
/** Overlays opened per widget; further triggers of a widget open the same kinds. */
const overlaysPerWidget = 4;

afterAll(() => listeners.end());

/** Describes the attributes of an element. An empty style is no style. */
const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ name, value }) => name !== 'style' || value !== '')
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');

/**
 * What Radix adds only while a menu or dialog is open: two invisible elements that keep the focus inside, and under a
 * modal dialog a page that cannot be clicked.
 */
const isOfOpenOverlay = (line: string) =>
  line.startsWith('SPAN data-radix-focus-guard') || /^body .*pointer-events: none;"$/.test(line);

/** Describes the page outside the container. The development server adds style sheets and preloads of its own. */
function pageAround(container: Element): string[] {
  const outside = [...document.body.children].filter((child) => child !== container);
  const head = [...document.head.children].filter(
    (child) => !child.matches('style[data-vite-dev-id], link[rel="modulepreload"], link[rel="stylesheet"]'),
  );
  return [
    `html ${attributesOf(document.documentElement)}`,
    `body ${attributesOf(document.body)}`,
    ...[...outside, ...head].map((element) => `${element.tagName} ${attributesOf(element)}`),
    `sheets ${document.adoptedStyleSheets.length}`,
  ];
}

const overlay = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]';
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Opens menus, lists and dialogs, one after the other, and calls `check` while each is open. */
async function openOverlays(container: HTMLElement, check: (opened: string) => void): Promise<number> {
  const triggers = [...container.querySelectorAll<HTMLElement>('button[aria-haspopup]:not(:disabled)')]
    .filter(isShown)
    .slice(0, overlaysPerWidget);
  const count = () => [...container.querySelectorAll(overlay)].filter(isShown).length;
  let opened = 0;
  for (const trigger of triggers) {
    const before = count();
    if (!trigger.isConnected || !isShown(trigger)) continue;
    // the actions of a row can be clicked only while the pointer hovers the row
    const row = trigger.closest('tr');
    if (row) await userEvent.hover(row);
    await userEvent.click(trigger);
    await settle();
    await expect.poll(count, { message: trigger.outerHTML }).toBeGreaterThan(before);
    check(trigger.getAttribute('aria-label') ?? trigger.textContent ?? '');
    opened += 1;
    await userEvent.keyboard('{Escape}');
    await expect.poll(count, { message: trigger.outerHTML }).toBe(before);
  }
  return opened;
}

async function differences(name: string, draw: () => ReactNode): Promise<{ found: string[]; opened: number }> {
  const container = document.createElement('div');
  document.body.append(container);
  const before = pageAround(container);
  const found: string[] = [];
  const check = (moment: string, allowed: (line: string) => boolean = () => false) => {
    const added = pageAround(container).filter((line) => !before.includes(line) && !allowed(line));
    found.push(...added.map((line) => `${name}, ${moment}: ${line}`));
  };
  const root = createRoot(container);
  root.render(
    <TramitaProvider client={client} theme="light" now={sandbox.now} onError={() => {}}>
      {draw()}
    </TramitaProvider>,
  );
  await settle();
  await expect
    .poll(() => container.querySelector('[data-slot="root"] > :not(:empty)'), { message: name })
    .not.toBeNull();
  check('shown', container.querySelector('[role="dialog"]') ? isOfOpenOverlay : undefined);
  const opened = await openOverlays(container, (trigger) => check(trigger, isOfOpenOverlay));
  await settle();
  if (opened > 0) check('closed');
  root.unmount();
  check('removed');
  container.remove();
  await expect.poll(listeners.left, { message: name }).toEqual([]);
  return { found, opened };
}

test('E2.09 widgets add nothing to the page around their root, also with dialogs and menus open', async () => {
  const user = await client.call(authInfo);
  const { id } = await client.call(findService, { params: { name: 'notebook-e-perifericos' } });
  const found: string[] = [];
  const opened: Record<string, number> = {};
  for (const [name, draw] of Object.entries(allWidgets)) {
    const result = await differences(name, () => draw(user, id));
    found.push(...result.found);
    opened[name] = result.opened;
  }
  expect(found).toEqual([]);
  expect(Object.values(opened).reduce((sum, count) => sum + count)).toBeGreaterThan(15);
});
