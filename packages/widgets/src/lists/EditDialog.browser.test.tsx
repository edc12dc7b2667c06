import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditExample } from './testing/EditExample.tsx';

test('an invalid field gets the focus and its error, and Enter saves valid input', async () => {
  const onSave = vi.fn();
  const screen = await render(<EditExample onSave={onSave} />);
  await screen.getByRole('button', { name: 'Salvar' }).click();
  const name = screen.getByRole('textbox', { name: /Nome/ });
  await expect.element(name).toHaveFocus();
  await expect.element(screen.getByText('Informe o nome')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('Recife{Enter}');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith('Recife'));
});

test('saving is disabled while the data loads or could not be loaded', async () => {
  const onRetry = vi.fn();
  const screen = await render(<EditExample state="loading" />);
  await expect.element(screen.getByText('Carregando a cidade...')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await screen.rerender(<EditExample state="failed" onRetry={onRetry} />);
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
});

test('closing calls onClose, from the button and by Escape', async () => {
  const onClose = vi.fn();
  const screen = await render(<EditExample onClose={onClose} />);
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
