import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Popover } from './Popover.tsx';

function Sample({ corner = false }: { corner?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div style={corner ? { position: 'fixed', right: 4, bottom: 4 } : undefined}>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        Colunas
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={button} label="Colunas" width={240}>
        <Select aria-label="Ordem" value="a" options={[{ value: 'a', label: 'Padrão' }]} />
      </Popover>
    </div>
  );
}

const meta = { title: 'UI/Popover', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndReturnsFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Colunas' });
    await userEvent.click(button);
    await expect(within(canvasElement).getByRole('dialog', { name: 'Colunas' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const StaysInTheWindow: Story = {
  args: { corner: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const box = within(canvasElement).getByRole('dialog').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Colunas' }).getBoundingClientRect().top,
    );
  },
};
