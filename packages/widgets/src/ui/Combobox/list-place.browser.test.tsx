import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './filter-options.ts';

const options: ComboboxOption[] = Array.from({ length: 40 }, (_, index) => ({
  value: String(index),
  label: `Pessoa ${index + 1}`,
}));

function Low({ top }: { top: number }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <div style={{ position: 'fixed', top, left: 20, width: 300 }}>
      {/* as in every widget */}
      <style>{'* { box-sizing: border-box }'}</style>
      <Combobox aria-label="Padrinho" options={options} value={value} onChange={setValue} />
    </div>
  );
}

test.each([
  [620, 'above'],
  [450, 'above'],
  [200, 'below'],
] as const)('the list of a field at %i px of 700 is next to it, %s', async (top, side) => {
  await page.viewport(800, 700);
  const screen = await render(<Low top={top} />);
  const input = screen.getByRole('combobox', { name: 'Padrinho' });
  await userEvent.click(input);
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  const field = input.element().getBoundingClientRect();
  const list = document.querySelector('[data-slot="listbox"]')?.getBoundingClientRect() ?? new DOMRect();
  expect(list.height).toBe(320);
  const gap = side === 'above' ? field.top - list.bottom : list.top - field.bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(12);
});
