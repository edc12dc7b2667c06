import { X } from 'lucide-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogWindow } from '../Dialog/DialogWindow.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

test('appears on hover and disappears when its element moves away from the pointer', async () => {
  const screen = await render(
    <WidgetRoot theme="light" style={{ padding: 60 }}>
      <div data-testid="list">
        <Tooltip text="Faz algo">
          <Button>Ação</Button>
        </Tooltip>
      </div>
      <p>Outro lugar</p>
    </WidgetRoot>,
  );
  const bubble = () => screen.container.ownerDocument.querySelector('[data-slot="tooltip"]');
  const button = screen.getByRole('button', { name: 'Ação' });
  await userEvent.hover(button);
  await expect.poll(bubble).not.toBeNull();
  await userEvent.hover(screen.getByText('Outro lugar'));
  await expect.poll(bubble).toBeNull();
  await userEvent.hover(button);
  await expect.poll(bubble).not.toBeNull();
  const list = screen.getByTestId('list').element();
  const moved = button.element();
  screen.getByText('Outro lugar').element().after(moved);
  await userEvent.hover(screen.getByText('Outro lugar'));
  await expect.poll(bubble).toBeNull();

  list.append(moved);
  // dispatched by script, because the real pointer is elsewhere
  const element = button.element();
  for (const type of ['pointerover', 'pointerenter', 'pointermove']) {
    element.dispatchEvent(new PointerEvent(type, { bubbles: type !== 'pointerenter', pointerType: 'mouse' }));
  }
  await expect.poll(bubble).not.toBeNull();
});

test('Tab and a click go from a button with a tooltip in a dialog to the next control', async () => {
  const screen = await render(
    <WidgetRoot theme="light">
      <DialogWindow open onClose={() => {}} title="Ausência">
        <input aria-label="Antes" />
        <IconButton name="Limpar" icon={<X />} />
        <input aria-label="Depois" />
      </DialogWindow>
    </WidgetRoot>,
  );
  const next = screen.getByRole('textbox', { name: 'Depois' });
  const bubble = () => document.querySelector('[data-slot="tooltip"]');
  await expect.element(screen.getByRole('textbox', { name: 'Antes' })).toHaveFocus();
  await userEvent.tab();
  await expect.poll(bubble).not.toBeNull();
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await expect.poll(bubble).toBeNull();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Limpar' })).toHaveFocus();
  await expect.poll(bubble).not.toBeNull();
  await userEvent.click(next);
  await expect.element(next).toHaveFocus();
});
