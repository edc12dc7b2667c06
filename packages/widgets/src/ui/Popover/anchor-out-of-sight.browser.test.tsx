import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './Popover.tsx';

function Example() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-testid="frame" style={{ height: 300, overflow: 'auto' }}>
      <style>{'@media (width < 500px) { .wide-only { display: none } }'}</style>
      <button ref={button} type="button" className="wide-only" onClick={() => setOpen(true)}>
        Período
      </button>
      <div style={{ height: 1200 }} />
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={button} label="Período">
        Últimos 30 dias
      </Popover>
    </div>
  );
}

async function open() {
  await page.viewport(800, 600);
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Período' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return screen;
}

test('a popover cannot be seen while its anchor is scrolled out of sight', async () => {
  const screen = await open();
  const frame = screen.getByTestId('frame').element();
  const opacity = () => getComputedStyle(screen.getByRole('dialog').element()).opacity;
  frame.scrollTop = 600;
  await vi.waitFor(() => expect(opacity()).toBe('0'));
  frame.scrollTop = 0;
  await vi.waitFor(() => expect(opacity()).toBe('1'));
});

test('a popover closes when its anchor is not displayed in a narrower window', async () => {
  const screen = await open();
  await page.viewport(390, 600);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
