import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { useAfterPress } from './use-after-press.ts';

/** A text whose message appears when it loses the focus, and a check box. */
function Example() {
  const afterPress = useAfterPress();
  const [isLeft, setLeft] = useState(false);
  const [checked, setChecked] = useState(false);
  return (
    <>
      <input aria-label="Nome" onBlur={() => afterPress(() => setLeft(true))} />
      {isLeft && <p>Informe o nome</p>}
      <Checkbox label="Ativo" checked={checked} onCheckedChange={setChecked} />
    </>
  );
}

test('a click that leaves a text checks the box, whose change comes before the message', async () => {
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Nome' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ativo' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Ativo' })).toBeChecked();
  await expect.element(screen.getByText('Informe o nome')).toBeVisible();
});

test('a click on the label that leaves a text checks the box', async () => {
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Nome' }));
  await userEvent.click(screen.getByText('Ativo'));
  await expect.element(screen.getByRole('checkbox', { name: 'Ativo' })).toBeChecked();
});
