import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogWindow } from './DialogWindow.tsx';

test('C11.03 at 400 % zoom Tab on the last control of a dialog scrolls to the first one', async () => {
  await browserPage.viewport(320, 256);
  const screen = await render(
    <WidgetRoot theme="light">
      <DialogWindow open onClose={() => {}} title="Grupo" footer={<Button>Salvar</Button>}>
        <div style={{ height: 900 }}>
          <input aria-label="Nome" />
        </div>
      </DialogWindow>
    </WidgetRoot>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 0.9 });
  // in view immediately after the key press, not one frame later
  const close = screen.getByRole('button', { name: 'Fechar' });
  const topAtKey = new Promise((resolve) => {
    window.addEventListener('keydown', () => resolve(close.element().getBoundingClientRect().top), { once: true });
  });
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await expect.element(close).toBeInViewport({ ratio: 0.9 });
  expect(await topAtKey).toBeGreaterThan(-1);
});
