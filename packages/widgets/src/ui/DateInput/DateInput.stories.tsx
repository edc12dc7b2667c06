import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';

function Day(props: Partial<DateInputProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <div style={{ maxWidth: 200 }}>
      <Field label="Data da despesa" hint={value ?? 'sem data'}>
        <DateInput {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

const meta = { title: 'UI/DateInput', component: Day } satisfies Meta<typeof Day>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Data da despesa');
    await userEvent.type(input, '19112026');
    await expect(input).toHaveValue('19/11/2026');
    await expect(canvas.getByText('2026-11-19')).toBeVisible();
    await userEvent.type(input, '{Backspace}');
    await expect(canvas.getByText('sem data')).toBeVisible();
  },
};

/** A day that does not exist must not be ignored in silence. */
export const NotADate: Story = {
  name: 'a day that does not exist stays as typed and is marked when the input is left',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Data da despesa');
    await userEvent.type(input, '31022026');
    await expect(canvas.queryByText('Digite uma data válida')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Digite uma data válida')).toBeVisible();
    await expect(input).toHaveValue('31/02/2026');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '28022026');
    await userEvent.tab();
    await expect(canvas.queryByText('Digite uma data válida')).toBeNull();
    await expect(input).toBeValid();
  },
};

export const Picked: Story = {
  args: { value: '2026-11-16', max: '2026-12-05' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
    await expect(await page.findByRole('button', { name: /16 de novembro de 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    await expect(page.getByText('dezembro de 2026')).toBeVisible();
    await expect(page.getByRole('button', { name: /^5 de dezembro de 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByLabelText('Data da despesa')).toHaveValue('29/11/2026');
    await expect(canvas.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus();
  },
};

export const OpenCalendar: Story = {
  args: { value: '2026-11-16', min: '2026-11-05' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' })),
};
