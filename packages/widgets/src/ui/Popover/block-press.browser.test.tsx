import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from './Popover.tsx';

const openRow = vi.fn();
const save = vi.fn();

function PopoverExample() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label="Janela">
        <button type="button">Dentro</button>
      </Popover>
    </>
  );
}

const MenuExample = () => (
  <Menu trigger={<Button>Abrir</Button>} label="Menu" entries={[{ id: 'a', label: 'Item', onSelect: () => {} }]} />
);

test.each([
  ['popover', PopoverExample, 'dialog'],
  ['menu', MenuExample, 'menu'],
] as const)('a press next to an open %s only closes it, except on a control', async (_name, Example, role) => {
  openRow.mockClear();
  save.mockClear();
  const screen = await render(
    <WidgetRoot theme="light">
      <div style={{ display: 'grid', gap: 160, justifyItems: 'start' }}>
        <Example />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: represents a row, which has its own keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div onClick={openRow}>Linha</div>
        <Button onClick={save}>Salvar</Button>
      </div>
    </WidgetRoot>,
  );
  const floating = screen.getByRole(role);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await expect.element(floating).toBeVisible();
  await userEvent.click(screen.getByText('Linha'));
  await expect.element(floating).not.toBeInTheDocument();
  expect(openRow).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Linha'));
  expect(openRow).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await expect.element(floating).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(floating).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledOnce();
});
