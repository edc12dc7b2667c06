import { useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import type { MenuEntry } from './menu-entry.ts';

const entries: MenuEntry[] = ['Abrir', 'Excluir'].map((label) => ({ id: label, label, onSelect: () => {} }));

function Page() {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const row = useRef<HTMLButtonElement>(null);
  return (
    <div data-testid="list" style={{ height: 300, overflow: 'auto' }}>
      <button
        ref={row}
        type="button"
        onContextMenu={(event) => {
          event.preventDefault();
          setAt({ x: event.clientX, y: event.clientY });
        }}
      >
        Linha
      </button>
      <div style={{ height: 2000 }} />
      <ContextMenu
        at={at}
        label="Ações"
        entries={entries}
        onClose={() => setAt(null)}
        returnFocus={() => row.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}

const open = () =>
  render(
    <WidgetRoot theme="light">
      <Page />
    </WidgetRoot>,
  );

beforeEach(() => page.viewport(800, 700));

test.each([
  ['the wheel turns', (list: Element) => list.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 40 }))],
  ['the list scrolls', (list: Element) => list.scrollBy(0, 60)],
  ['the window changes its size', () => page.viewport(700, 600)],
] as const)('a menu at a point closes when %s, and gives the focus back', async (_what, move) => {
  const screen = await open();
  const row = screen.getByRole('button', { name: 'Linha' });
  await userEvent.click(row, { button: 'right' });
  const menu = screen.getByRole('menu');
  await expect.element(menu.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus();
  await move(screen.getByTestId('list').element());
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
});

test('the wheel over the menu itself leaves it open', async () => {
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Linha' }), { button: 'right' });
  const item = screen.getByRole('menuitem', { name: 'Abrir' });
  await expect.element(item).toHaveFocus();
  item.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 40 }));
  await expect.element(item).toBeVisible();
});
