import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { Button } from './Button/Button.tsx';
import { DateInput } from './DateInput/DateInput.tsx';
import { MenuPanel } from './Menu/MenuPanel.tsx';
import { Popover } from './Popover/Popover.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';

let frame: HTMLIFrameElement;
afterEach(() => frame.remove());

/** Renders into the document of a frame through a portal, as a page does with a picture-in-picture window. */
async function renderInFrame(children: React.ReactNode): Promise<Document> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 400px; height: 500px';
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside) throw new Error('The frame has no document');
  await render(createPortal(<WidgetRoot theme="light">{children}</WidgetRoot>, inside.body));
  return inside;
}

const find = (inside: Document, selector: string) =>
  vi.waitFor(() => {
    const found = inside.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });

function OpenPopover({ onClose }: { onClose: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button ref={anchor}>Colunas</Button>
      <Popover open={isOpen} anchor={anchor} label="Colunas" onClose={close}>
        <input aria-label="Nome" />
      </Popover>
      <p>Fora</p>
    </>
  );
}

test('E4.12 a popover in another document closes on Escape and on a press outside it', async () => {
  const onClose = vi.fn();
  const inside = await renderInFrame(<OpenPopover onClose={onClose} />);
  const field = await find(inside, 'input');
  field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  expect(onClose).not.toHaveBeenCalled();
  (await find(inside, 'p')).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('E4.12 Escape in another document closes a popover there', async () => {
  const onClose = vi.fn();
  const inside = await renderInFrame(<OpenPopover onClose={onClose} />);
  (await find(inside, 'input')).focus();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(inside.activeElement?.textContent).toBe('Colunas');
});

test('E4.12 a tooltip in another document closes on Escape', async () => {
  const inside = await renderInFrame(
    <Tooltip text="Atualizar a lista">
      <button type="button">Atualizar</button>
    </Tooltip>,
  );
  const button = await find(inside, 'button');
  button.focus();
  await userEvent.keyboard('{Shift}');
  button.blur();
  button.focus();
  await find(inside, '[data-slot="tooltip"]');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(inside.querySelector('[data-slot="tooltip"]')).toBeNull());
});

function OpenMenu({ onChoose }: { onChoose: (name: string) => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const entries = ['Assumir', 'Transferir'].map((label) => ({ id: label, label, onSelect: () => onChoose(label) }));
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Ações
      </Button>
      {isOpen && (
        <MenuPanel
          anchor={anchor}
          label="Ações"
          entries={entries}
          onClose={() => setOpen(false)}
          returnFocus={() => anchor.current?.focus()}
        />
      )}
    </>
  );
}

test('E4.12 a menu in another document is used with the keyboard', async () => {
  const onChoose = vi.fn();
  const inside = await renderInFrame(<OpenMenu onChoose={onChoose} />);
  (await find(inside, 'button')).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(inside.activeElement?.textContent).toBe('Assumir'));
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(inside.activeElement?.textContent).toBe('Transferir'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('Transferir'));
  expect(inside.activeElement?.textContent).toBe('Ações');
});

function DateField() {
  const [value, setValue] = useState<string | null>('2026-03-10');
  return <DateInput aria-label="Data" value={value} onChange={setValue} />;
}

test('E4.12 the calendar of a date field in another document opens, moves with the arrows and chooses a day', async () => {
  const inside = await renderInFrame(<DateField />);
  const input = await find(inside, 'input');
  const opener = await find(inside, 'button');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(inside.activeElement?.closest('[role="grid"]')).toBeTruthy());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await vi.waitFor(() => expect((input as HTMLInputElement).value).toBe('12/03/2026'));
});
