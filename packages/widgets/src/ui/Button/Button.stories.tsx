import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, ThumbsDown, ThumbsUp, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Enviar', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Button variant="primary" icon={<ThumbsUp />}>
        Aprovar
      </Button>
      <Button>Cancelar</Button>
      <Button variant="danger" icon={<ThumbsDown />}>
        Reprovar
      </Button>
      <Button variant="ghost">Colunas</Button>
      <Button variant="link">Limpar filtro</Button>
      <LinkButton href="#servicos">Ver serviços</LinkButton>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Button size="sm">28 px</Button>
      <Button size="md">32 px</Button>
      <Button size="action">36 px</Button>
      <Button size="lg">40 px</Button>
    </div>
  ),
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true, icon: <Check /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  args: { variant: 'primary', disabledReason: 'Atribua a tarefa a você para concluir' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Enviar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Atribua a tarefa a você para concluir');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true, icon: <X /> } };
