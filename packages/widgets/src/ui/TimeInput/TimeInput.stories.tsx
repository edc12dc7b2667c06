import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { TimeInput } from './TimeInput.tsx';

function Time() {
  const [value, setValue] = useState('');
  return (
    <div style={{ maxWidth: 200 }}>
      <Field label="Hora do fim">
        <TimeInput value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

const meta = { title: 'UI/TimeInput', component: Time } satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Hora do fim');
    await userEvent.type(input, '1430');
    await expect(input).toHaveValue('14:30');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}8h05');
    await expect(input).toHaveValue('08:05');
  },
};
