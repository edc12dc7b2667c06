import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import type { TaskInboxViewProps } from './inbox-view-props.ts';
import { withQuery } from './list/list-state.ts';
import { TaskInboxView } from './TaskInboxView.tsx';
import { exampleList, exampleRows } from './testing/list-examples.ts';

const many = exampleRows(10_000);
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
  await sandbox.reset();
});
beforeEach(() => browserPage.viewport(1400, 900));

async function open(props: Partial<TaskInboxViewProps> = {}) {
  const { wrap } = sandboxPage(sandbox, 'mariana.costa');
  const list = (changed: Partial<TaskInboxViewProps>) =>
    wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <WidgetRoot style={{ flex: 1, minWidth: 0 }}>
          <TaskInboxView {...exampleList(many)} {...props} {...changed} />
        </WidgetRoot>
      </div>,
    );
  const screen = await render(list({}));
  const { container } = screen;
  await expect.poll(() => container.querySelectorAll('[data-task-link]').length).toBeGreaterThan(0);
  const scroll = container.querySelector<HTMLElement>('[data-slot="table-scroll"]') as HTMLElement;
  return { screen, container, scroll, change: (next: Partial<TaskInboxViewProps>) => screen.rerender(list(next)) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const links = ({ container }: Opened) => [...container.querySelectorAll<HTMLElement>('[data-task-link]')];
const indexOf = (link: Element | null | undefined) => Number(link?.closest('tr')?.getAttribute('aria-rowindex'));
const focused = () => indexOf(document.activeElement);
/** The numbers of the rows in sight under the head. */
function inSight({ scroll }: Opened): number[] {
  const box = scroll.getBoundingClientRect();
  const top = scroll.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  return [...scroll.querySelectorAll('tbody tr[aria-rowindex]')].flatMap((row) => {
    const { top: start, bottom } = row.getBoundingClientRect();
    return start >= top - 1 && bottom <= box.bottom + 1 ? [indexOf(row)] : [];
  });
}

test('C9.01 the count of ended requests says that it stops at the server’s bound, that of open tasks is exact', async () => {
  const { screen, change } = await open({ status: 'finished', rows: exampleRows(10), total: 10_000 });
  await expect.element(screen.getByText('10.000 tarefas ou mais').first()).toBeVisible();
  await change({ status: 'finished', rows: exampleRows(10), total: 9999 });
  await expect.element(screen.getByText('9.999 tarefas').first()).toBeVisible();
  await change({ status: 'to-do', rows: exampleRows(10), total: 10_000 });
  await expect.element(screen.getByText('10.000 tarefas').first()).toBeVisible();
  await change({ page: 'my-tasks', status: 'finished', rows: exampleRows(10), total: 10_000 });
  await expect.element(screen.getByText('10.000 solicitações ou mais').first()).toBeVisible();
  await change({ page: 'my-tasks', status: 'to-do', rows: exampleRows(1), total: 1 });
  await expect.element(screen.getByText('1 solicitação').first()).toBeVisible();
});

test('of ten thousand rows only the visible ones are rendered, with their positions for screen readers', async () => {
  const opened = await open();
  expect(links(opened).length).toBeLessThan(50);
  const table = opened.container.querySelector('table');
  expect(table).toHaveAttribute('aria-rowcount', '10002');
  expect(indexOf(links(opened)[0])).toBe(3);
  expect(opened.scroll.scrollHeight).toBeGreaterThan(10_000 * 44);
  expect(opened.scroll.scrollHeight).toBeLessThan(10_000 * 44 + 200);
});

test('a scroll shows the rows of that place at once, under a head that stays', async () => {
  const opened = await open();
  for (const top of [44_000, 44_300, 220_000, 10_000 * 44, 0]) {
    opened.scroll.scrollTop = top;
    await expect.poll(() => inSight(opened).length).toBeGreaterThan(10);
    const first = inSight(opened)[0] ?? 0;
    expect(Math.abs(first - (opened.scroll.scrollTop / 44 + 3))).toBeLessThan(2);
    expect(links(opened).length).toBeLessThan(70);
    const head = opened.scroll.querySelector('thead')?.getBoundingClientRect().top ?? 0;
    expect(Math.abs(head - opened.scroll.getBoundingClientRect().top)).toBeLessThan(2);
  }
});

test('J and K go on over rows that are not drawn, from the row that has the focus wherever the scroll went', async () => {
  const opened = await open();
  links(opened)[0]?.focus();
  for (let press = 0; press < 40; press += 1) await userEvent.keyboard('j');
  expect(focused()).toBe(43);
  await expect.poll(() => inSight(opened)).toContain(43);
  opened.scroll.scrollTop = 200_000;
  await expect.poll(() => inSight(opened)[0] ?? 0).toBeGreaterThan(4000);
  expect(focused()).toBe(43);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(44);
  await expect.poll(() => inSight(opened)).toContain(44);
  for (let press = 0; press < 41; press += 1) await userEvent.keyboard('k');
  expect(focused()).toBe(3);
  await expect.poll(() => inSight(opened)[0]).toBe(3);
});

test('a row that was selected stays so while it is out of sight, and the page is selected whole', async () => {
  const onSelect = vi.fn();
  const opened = await open({ onSelect, selected: many.slice(0, 2) });
  const boxes = () => [...opened.container.querySelectorAll<HTMLInputElement>('tbody input')];
  expect(boxes().filter(({ checked }) => checked)).toHaveLength(2);
  opened.scroll.scrollTop = 200_000;
  await expect.poll(() => inSight(opened)[0] ?? 0).toBeGreaterThan(4000);
  expect(boxes().filter(({ checked }) => checked)).toHaveLength(0);
  opened.scroll.scrollTop = 0;
  await expect.poll(() => boxes().filter(({ checked }) => checked).length).toBe(2);
  links(opened)[3]?.focus();
  await userEvent.keyboard('x');
  expect(onSelect.mock.lastCall?.[0].map(({ idk }: { idk: number }) => idk)).toEqual([10_000, 10_001, 10_003]);
});

test('the focus comes back to the row of the closed detail, also one out of sight, and to the place of a row that went', async () => {
  const opened = await open({ current: many[5000]?.uuid ?? null, detail: <p>Detalhe</p> });
  opened.change({ current: null, detail: null });
  await expect.poll(focused).toBe(5003);
  await expect.poll(() => inSight(opened)).toContain(5003);
  opened.change({ rows: many.filter((_, index) => index !== 5000), current: null, detail: null });
  await expect.poll(focused).toBe(5003);
  expect((document.activeElement as HTMLElement).dataset['taskLink']).toBe(many[5001]?.uuid);
});

test('the buttons of a row are there once the pointer or the keyboard is on it, its link always', async () => {
  const opened = await open();
  const buttonsOf = (row: Element) => row.querySelectorAll('[data-slot="row-actions"] button').length;
  // the pointer rests wherever the test before left it, and a row keeps the buttons it once had
  const [row] = links(opened)
    .slice(2, 5)
    .flatMap((link) => link.closest('tr') ?? [])
    .filter((candidate) => buttonsOf(candidate) === 0);
  if (!row) throw new Error('No row is without the pointer');
  const buttons = () => buttonsOf(row);
  expect(row.querySelectorAll('[data-slot="row-actions"] a')).toHaveLength(1);
  await userEvent.hover(row);
  await expect.poll(buttons).toBeGreaterThan(1);
  const place = row.querySelector('[data-slot="row-actions"]')?.getBoundingClientRect();
  const box = opened.scroll.getBoundingClientRect();
  // the row is wider than the list
  expect(row.getBoundingClientRect().right).toBeGreaterThan(box.right);
  expect(place?.right ?? 0).toBeLessThanOrEqual(box.right);
  opened.scroll.scrollLeft = 300;
  expect(row.querySelector('[data-slot="row-actions"]')?.getBoundingClientRect().right).toBeCloseTo(
    place?.right ?? 0,
    0,
  );
});

test('a resting row has no scroll container and few layers, which would be laid out, painted and hit one by one', async () => {
  const opened = await open();
  const styles = [...opened.container.querySelectorAll('tbody [data-slot="row"]')].map((row) =>
    [row, ...row.querySelectorAll('*')].map((element) => getComputedStyle(element)),
  );
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    [overflowX, overflowY].some((overflow) => overflow !== 'visible' && overflow !== 'clip');
  // a visually hidden text is neither scrolled nor seen
  const shown = styles.map((row) => row.filter(({ clipPath }) => clipPath === 'none'));
  expect(shown.flat().filter(scrolls)).toHaveLength(0);
  for (const row of shown) expect(row.filter(({ position }) => position !== 'static').length).toBeLessThan(7);
});

type Setter = RefObject<((next: Partial<TaskInboxViewProps>) => void) | null>;

/** A list whose props change while the provider around it stays the same. */
function ChangingList({ setter, ...given }: TaskInboxViewProps & { setter: Setter }) {
  const [next, setNext] = useState<Partial<TaskInboxViewProps>>({});
  useImperativeHandle(setter, () => setNext, []);
  return <TaskInboxView {...given} {...next} />;
}

test('counts, tags and keys that arrive render neither rows nor the filters that they do not change', async () => {
  const rendered: string[] = [];
  const given = exampleList(exampleRows(120));
  const texts = given.messages;
  const noted = (part: string, text: string) => {
    rendered.push(part);
    return text;
  };
  const messages = {
    ...texts,
    filterBy: (label: string) => noted(label, texts.filterBy(label)),
    stepsOf: (idk: number) => noted('row', texts.stepsOf(idk)),
  };
  const setter: Setter = { current: null };
  const { wrap } = sandboxPage(sandbox, 'mariana.costa');
  const { container } = await render(
    wrap(
      <WidgetRoot style={{ height: 800 }}>
        <ChangingList {...given} messages={messages} setter={setter} />
      </WidgetRoot>,
    ),
  );
  await expect.poll(() => container.querySelectorAll('[data-task-link]').length).toBeGreaterThan(0);
  const after = (next: Partial<TaskInboxViewProps>) => {
    rendered.length = 0;
    flushSync(() => setter.current?.(next));
    return rendered;
  };
  expect(after({ unread: 3, total: 500, isRefreshing: true })).toEqual([]);
  const options = { ...given.options, tags: [{ value: '2', label: 'Auditoria' }] };
  expect(after({ options })).toEqual(['Etiqueta']);
  expect(after({ options, state: withQuery(given.state, 'createdBy', 'a') })).toEqual(['Solicitante']);
});

test('another page replaces the previous one', async () => {
  const opened = await open({ rows: many.slice(0, 200) });
  opened.scroll.scrollTop = 200 * 44;
  await expect.poll(() => inSight(opened).at(-1)).toBe(202);
  opened.change({ rows: many.slice(200, 320) });
  await expect.poll(() => inSight(opened).at(-1)).toBe(122);
  expect(links(opened).at(-1)?.dataset['taskLink']).toBe(many[319]?.uuid);
});

test('rows of another page take over the elements of the previous ones, except for a row with the focus', async () => {
  const opened = await open({ rows: many.slice(0, 200) });
  const rows = () => [...opened.container.querySelectorAll('tbody [data-slot="row"]')].slice(0, 10);
  const link = links(opened)[7];
  link?.focus();
  const before = rows();
  opened.change({ rows: many.slice(200, 400) });
  await expect.poll(() => links(opened)[0]?.dataset['taskLink']).toBe(many[200]?.uuid);
  const uuids = rows().map((row) => row.querySelector<HTMLElement>('[data-task-link]')?.dataset['taskLink']);
  expect(uuids).toEqual(many.slice(200, 210).map(({ uuid }) => uuid));
  // the pointer rests wherever the test before left it, so one more row may be in use
  expect(rows().filter((row) => before.includes(row)).length).toBeGreaterThan(7);
  expect(rows()).not.toContain(before[7]);
  expect(link?.isConnected).toBe(false);
});

test('cards are of one height, so that many of them can be scrolled through', async () => {
  await browserPage.viewport(390, 844);
  const opened = await open();
  const heights = new Set(
    [...opened.scroll.querySelectorAll<HTMLElement>('tbody [data-slot="row"]')].map(({ offsetHeight }) => offsetHeight),
  );
  expect([...heights]).toHaveLength(1);
  opened.scroll.scrollTop = 100_000;
  await expect.poll(() => inSight(opened).length).toBeGreaterThan(4);
});
