import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: 'Rafael Nunes' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar name="Mariana Costa" tone="me" />
      <Avatar name="Rafael Nunes" />
      <Avatar name="Central de TI" group />
      <Avatar name="Rafael Nunes" size="md" tone="accent" />
      <Avatar name="Helena Barros" size="lg" />
      <Avatar name="Sem Foto" size="lg" src="/missing.png" />
    </div>
  ),
};
