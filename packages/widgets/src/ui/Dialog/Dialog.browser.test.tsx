import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test.each([390, 1280])('C10.07 a word longer than a line stays inside the dialog at %i px', async (width) => {
  await browserPage.viewport(width, 844);
  const name = 'Albuquerquecavalcanti'.repeat(4);
  const screen = await render(
    <WidgetRoot theme="light">
      <DialogWindow open onClose={() => {}} role="alertdialog" phone="sheet" width={440} title={`Desativar ${name}?`}>
        <p>Usuário: {name.toLowerCase()}</p>
      </DialogWindow>
    </WidgetRoot>,
  );
  const panel = screen.getByRole('alertdialog').element();
  expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  for (const part of [panel, ...panel.querySelectorAll('div, h2, p')]) expect(part.scrollWidth).toBe(part.clientWidth);
});

/** A page that shows a form in place of its loading state. */
function ReplacedWindow({ onLeave }: { onLeave: () => void }) {
  const [shown, setShown] = useState<'none' | 'loading' | 'form'>('none');
  const close = () => setShown('none');
  return (
    <WidgetRoot theme="light">
      <Button onClick={() => setShown('loading')}>Solicitar</Button>
      {shown === 'loading' && (
        <DialogWindow open onClose={close} title="Carregando">
          <Button onClick={() => setShown('form')}>Continuar</Button>
        </DialogWindow>
      )}
      {shown === 'form' && (
        <DialogWindow open onClose={close} title="Formulário">
          <input aria-label="Nome" onBlur={onLeave} />
        </DialogWindow>
      )}
    </WidgetRoot>
  );
}

test('a window that replaces another one keeps the focus and returns it to the opener', async () => {
  const left = vi.fn();
  const screen = await render(<ReplacedWindow onLeave={left} />);
  const opener = screen.getByRole('button', { name: 'Solicitar' });
  await opener.click();
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  // the focus of the removed window returns in a task of its own
  await new Promise((resolve) => setTimeout(resolve));
  expect(left).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

/** A page with a dialog and a second one above it. */
function TwoWindows({ open }: { open: readonly ('first' | 'second')[] }) {
  return (
    <WidgetRoot theme="light">
      <Button>Solicitar</Button>
      <DialogWindow open={open.includes('first')} onClose={() => {}} title="Formulário">
        <Button>Enviar</Button>
      </DialogWindow>
      <DialogWindow open={open.includes('second')} onClose={() => {}} title="Pergunta">
        <Button>Voltar</Button>
      </DialogWindow>
    </WidgetRoot>
  );
}

test('the page and the dialog below keep their styles while dialogs open and close', async () => {
  const screen = await render(<TwoWindows open={[]} />);
  const eventsOf = (text: string) => getComputedStyle(screen.getByText(text, { exact: true }).element()).pointerEvents;
  const root = screen.container.querySelector<HTMLElement>('[data-slot="root"]') ?? expect.unreachable();

  await screen.rerender(<TwoWindows open={['first']} />);
  await expect.element(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  expect(document.body.style.pointerEvents).toBe('none');
  expect(eventsOf('Solicitar')).toBe('auto');

  await screen.rerender(<TwoWindows open={['first', 'second']} />);
  await expect.element(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus();
  expect([eventsOf('Solicitar'), eventsOf('Enviar')]).toEqual(['auto', 'auto']);

  await screen.rerender(<TwoWindows open={['first']} />);
  await expect.element(screen.getByRole('dialog', { name: 'Pergunta' })).not.toBeInTheDocument();
  expect(eventsOf('Solicitar')).toBe('auto');
  await screen.rerender(<TwoWindows open={[]} />);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect([root.style.pointerEvents, document.body.style.pointerEvents]).toEqual(['', '']);
});
