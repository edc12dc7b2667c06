import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'UI/Chip', component: Chip, args: { children: 'Urgente' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Chip>Neutro</Chip>
      <Chip tone="accent">3 não lidas</Chip>
      <Chip tone="success">Aprovado</Chip>
      <Chip tone="warning">Vence em 2 h</Chip>
      <Chip tone="danger">Reprovado</Chip>
      <Chip tone="info">Novo</Chip>
      <Tag name="Urgente" color="#e54d2e" />
      <Tag name="Auditoria" color="#7ce2fe" />
      <Tag name="Falta nota" color="#ffff00" />
    </div>
  ),
};

export const Removable: Story = {
  args: { tone: 'accent', children: 'Etapa contém aprovação', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Etapa contém aprovação' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
