import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const options = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

function Answer() {
  const [value, setValue] = useState<'sim' | 'nao' | null>(null);
  return <SegmentedChoice aria-label="Foi em viagem a trabalho?" options={options} value={value} onChange={setValue} />;
}

const meta = { title: 'UI/SegmentedChoice', component: Answer } satisfies Meta<typeof Answer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sim' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Não' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Não' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Sim' })).toBeChecked();
  },
};
