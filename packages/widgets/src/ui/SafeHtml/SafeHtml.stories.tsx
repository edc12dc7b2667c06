import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';

const meta = {
  title: 'UI/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<p>Veja a <a href="https://empresa.example/politica">política</a> e <b>assine</b>.<img src=x onerror="alert(1)"></p>',
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cleaned: Story = {
  play: async ({ canvas, canvasElement }) => {
    // the plain text is shown until the code that cleans HTML is loaded
    await expect(canvas.getByText(/Veja a/)).toBeVisible();
    const link = await canvas.findByRole('link', { name: 'política' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
