import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Comentário', placeholder: 'Escreva um comentário' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Grows: Story = {
  args: { minRows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.offsetHeight;
    await userEvent.type(area, 'um{Enter}dois{Enter}três{Enter}quatro{Enter}cinco');
    await expect(area.offsetHeight).toBeGreaterThan(before + 40);
  },
};
