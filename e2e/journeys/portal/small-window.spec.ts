import type { Page } from '@playwright/test';
import type { Portal } from '../../pages/Portal.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 390, height: 844 };
/** A window of 1280 x 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** Parts that stay around the content in a larger window. */
const heads =
  'header, footer, [data-slot="modeler-problems"], [data-slot="toolbar"], [data-slot="dialog-header"], [data-slot="dialog-footer"]';

interface Focused {
  readonly what: string;
  readonly isInView: boolean;
  /** The element that covers it; empty if it is not covered. */
  readonly coveredBy: string;
  /** Height of the visible headers and footers, in px. */
  readonly around: number;
}

/** Presses Tab and returns the focused control; null at the end of the page. */
async function tab(page: Page): Promise<Focused | null> {
  await page.keyboard.press('Tab');
  return page.evaluate((isHead) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('data-slot') ?? ''} ${element.textContent?.slice(0, 30)}`;
    const box = focused.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const seen = Math.min(box.height, innerHeight / 2, 24) - 2;
    const isInView = bottom - top >= seen && right > left;
    const at = isInView ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
    const isOwn =
      !at || focused.contains(at) || at.contains(focused) || at.closest('label') === focused.closest('label');
    let around = 0;
    // headers and footers that an open panel covers do not count
    const scope = focused.closest('[role="dialog"]') ?? document;
    for (const head of scope.querySelectorAll(isHead)) {
      if (head.parentElement?.closest(isHead) || !head.checkVisibility()) continue;
      const { top, bottom } = head.getBoundingClientRect();
      around += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }
    return { what: nameOf(focused), isInView, coveredBy: isOwn ? '' : nameOf(at), around };
  }, heads);
}

/** Checks the controls of the page with Tab. */
async function walk(page: Page, what: string, stops: number): Promise<void> {
  let last = zoomed.height;
  for (let at = 0; at < stops; at += 1) {
    const focused = await tab(page);
    if (!focused) break;
    expect.soft(focused.isInView, `${what}: ${focused.what} is in view`).toBe(true);
    expect.soft(focused.coveredBy, `${what}: ${focused.what} is covered`).toBe('');
    last = Math.min(last, focused.around);
  }
  const around = last > zoomed.height / 2 ? await stuckHeads(page) : last;
  expect.soft(around, `${what}: headers and footers scroll away`).toBeLessThanOrEqual(zoomed.height / 2);
}

/**
 * Scrolls to the end and returns the height of the visible headers and footers that did not move, in px. Needed for
 * pages whose controls are all at the top, because focus does not scroll them. Returns 0 if nothing can be scrolled.
 */
function stuckHeads(page: Page): Promise<number> {
  return page.evaluate((isHead) => {
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const heads = [...scope.querySelectorAll(isHead)].filter(
      (head) => head.checkVisibility() && !head.parentElement?.closest(isHead),
    );
    const before = heads.map((head) => head.getBoundingClientRect().top);
    let hasScrolled = false;
    for (const element of [scope, ...scope.querySelectorAll('*')]) {
      const { overflowY } = getComputedStyle(element);
      const isScroller = /auto|scroll/.test(overflowY) && !(element instanceof HTMLTextAreaElement);
      if (!isScroller || element.clientHeight < innerHeight / 4) continue;
      const { scrollTop } = element;
      element.scrollTop = element.scrollHeight;
      hasScrolled ||= element.scrollTop > scrollTop;
    }
    if (!hasScrolled) return 0;
    return heads.reduce((sum, head, index) => {
      const { top, bottom } = head.getBoundingClientRect();
      const isStuck = Math.abs(top - (before[index] ?? 0)) < 1;
      return sum + (isStuck ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0);
    }, 0);
  }, heads);
}

interface Screen {
  /** Its address. */
  readonly at: string;
  /** Called before the checks, for example to open a dialog. */
  readonly open?: (portal: Portal) => Promise<void>;
  /** Name of the checked part. @default `at` */
  readonly what?: string;
  /** Presses of Tab at 400 % zoom. @default 24 */
  readonly stops?: number;
}

const inDialog = async ({ page }: Portal, button: RegExp) => {
  await page.getByRole('button', { name: button }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const screens: Readonly<Record<string, readonly Screen[]>> = {
  'rafael.nunes': [
    { at: '/services' },
    {
      at: '/services/fundo-fixo-de-caixa',
      what: 'request form',
      async open({ catalogue, requestDialog }) {
        await catalogue.confirm();
        await expect(requestDialog.dialog).toBeVisible();
      },
    },
    { at: '/summary' },
    { at: '/my-tasks/in-progress' },
    {
      at: '/my-tasks/finished',
      what: 'rating',
      async open({ page, tasks, detail, rating }) {
        await tasks.rows.first().getByRole('link').first().click();
        await expect(detail.steps).toBeAttached();
        await page.goto(page.url().replace('my-tasks/finished', 'nps'));
        await expect(rating.send.or(page.getByText('Este atendimento já foi avaliado.'))).toBeVisible();
      },
    },
  ],
  'mariana.costa': [
    { at: '/attendance/to-do' },
    { at: '/my-attendance/to-do' },
    {
      at: '/my-attendance/to-do',
      what: 'open task',
      stops: 40,
      async open({ tasks, detail }) {
        await tasks.rows.first().getByRole('link').first().click();
        await expect(detail.steps).toBeAttached();
      },
    },
    {
      at: '/services',
      what: 'notifications',
      async open({ page, topBar }) {
        await topBar.getByRole('button', { name: /^Notificações/ }).click();
        await expect(page.locator('[data-slot="notification"]').first()).toBeVisible();
      },
    },
  ],
  'jorge.valente': [{ at: '/report' }, { at: '/updates' }],
  'camila.duarte': [{ at: '/dashboard' }],
  'patricia.lemos': [
    { at: '/governance/departments' },
    { at: '/governance/departments/3' },
    { at: '/governance/departments/3/sector/12' },
    { at: '/governance/departments/3/workflows' },
    { at: '/adm/groups' },
    { at: '/adm/groups', what: 'group', open: (portal) => inDialog(portal, /grupo$/i) },
    { at: '/adm/outbox' },
    { at: '/adm/sheets' },
    { at: '/update/new' },
    {
      at: '/adm/workflows',
      what: 'linked process',
      open: (portal) => inDialog(portal, /Novo Processo Vinculado/),
    },
  ],
  'bruno.amaral': [{ at: '/adm/workflows' }, { at: '/adm/workflow/new' }],
};

for (const [userName, looked] of Object.entries(screens)) {
  test(`C11.03 every focused control is in view at 400 % zoom, ${userName}`, async ({ enter }) => {
    test.setTimeout(240_000);
    const portal = await enter(userName, { viewport: zoomed });
    const { page } = portal;
    for (const { at, open, what = at, stops = 24 } of looked) {
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      await open?.(portal);
      await walk(page, what, stops);
    }
  });

  test(`C11.09 forced colours show row actions, unread dots and tracks, ${userName}`, async ({ enter }, info) => {
    test.setTimeout(240_000);
    const portal = await enter(userName);
    const { page } = portal;
    const seen = { actions: 0, dots: 0, tracks: 0 };
    for (const { at, open, what = at } of looked) {
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      await open?.(portal);
      await page.emulateMedia({ forcedColors: 'active' });
      const row = page.locator('[data-slot="row"]:has([data-slot="row-actions"])').first();
      if ((await row.count()) > 0 && !what.startsWith('open')) {
        await row.hover();
        const actions = row.locator('[data-slot="row-actions"]');
        await expect(actions, what).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(actions, what).toHaveCSS('background-image', 'none');
        seen.actions += 1;
      }
      for (const [kind, marks] of Object.entries(await invisibleMarks(page))) {
        expect.soft(marks.invisible, `${what}: ${kind}`).toEqual([]);
        if (marks.invisible.length > 0) {
          const picture = info.outputPath(`forced-${what.replaceAll(/\W+/g, '-')}-${kind}.png`);
          await page.screenshot({ path: picture });
          await info.attach(what, { path: picture });
        }
        seen[kind as 'dots' | 'tracks'] += marks.count;
      }
      await page.emulateMedia({ forcedColors: 'none' });
    }
    if (userName === 'mariana.costa') {
      expect(seen.actions, 'lists with row actions').toBeGreaterThan(0);
      expect(seen.dots, 'unread dots').toBeGreaterThan(1);
    }
    if (userName === 'rafael.nunes') expect(seen.tracks, 'tracks').toBeGreaterThan(0);
  });
}

test('C11.03 a focused button below a list stays in view at 400 % zoom while more rows load', async ({ enter }) => {
  const { page } = await enter('bruno.amaral', { viewport: zoomed });
  let release = () => {};
  const isFocused = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/v1\/processes\?.*page=1/, async (route) => {
    await isFocused;
    await route.continue();
  });
  await page.goto('/adm/workflows');
  const rows = page.locator('tr[data-process]');
  await expect(rows).toHaveCount(8);
  const button = page.getByRole('button', { name: 'Novo Processo Vinculado' });
  await button.focus();
  release();
  await expect.poll(() => rows.count()).toBeGreaterThan(8);
  await expect(button).toBeInViewport({ ratio: 1 });
});

/** Counts visible unread dots and stops of tracks, and returns those that do not differ from the background. */
function invisibleMarks(page: Page) {
  return page.evaluate(() => {
    const plain = new Set(['rgba(0, 0, 0, 0)', 'transparent', 'rgb(255, 255, 255)']);
    const isDrawn = (style: CSSStyleDeclaration) => {
      const hasBorder = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
      return (
        !plain.has(style.backgroundColor) ||
        (hasBorder && !plain.has(style.borderTopColor)) ||
        style.backgroundImage !== 'none' ||
        style.boxShadow !== 'none'
      );
    };
    const marks = (elements: Iterable<Element>, drawnIn?: '::before' | '::after') => {
      const shown = [...elements].filter((element) => element.checkVisibility());
      const bare = shown.filter((element) => !isDrawn(getComputedStyle(element, drawnIn)));
      return { count: shown.length, invisible: bare.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
    };
    const rows = marks(document.querySelectorAll('tr[data-state~="unread"] > td:first-child'), '::before');
    const notes = marks(document.querySelectorAll('[data-slot="unread-dot"]'));
    return {
      dots: { count: rows.count + notes.count, invisible: [...rows.invisible, ...notes.invisible] },
      tracks: marks(document.querySelectorAll('[data-slot="track"] > *'), '::after'),
    };
  });
}

test('C11.02 Tab never focuses a control that an open task, panel or dialog covers', async ({ enter }) => {
  const { page, tasks, detail, topBar } = await enter('mariana.costa', { at: '/attendance/to-do', viewport: phone });
  /** Presses Tab `stops` times and returns the controls outside `inside` that got the focus. */
  const outside = async (inside: string, stops: number) => {
    const found: string[] = [];
    for (let at = 0; at < stops; at += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate((inside) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest(inside)) return '';
        return focused.outerHTML.slice(0, 120);
      }, inside);
      if (name) found.push(name);
    }
    return found;
  };
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.steps).toBeVisible();
  expect(await outside('[data-slot="task-detail"]', 45)).toEqual([]);
  await expect(topBar.getByRole('button', { includeHidden: true }).first()).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(detail.region).toHaveCount(0);
  // once the task is closed, the controls that it covered can be used again
  await topBar.getByRole('button', { name: /^Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel).toBeVisible();
  expect(await outside('[role="dialog"]', 12)).toEqual([]);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(topBar.getByRole('button', { name: /^Notificações/ })).toBeFocused();
  await topBar.getByRole('button', { name: 'Abrir menu' }).click();
  expect(await outside('nav', 12)).toEqual([]);
});
