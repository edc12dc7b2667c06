import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs } from './Tabs.tsx';

function Sample() {
  const [tab, setTab] = useState<'comments' | 'history'>('comments');
  return (
    <Tabs
      label="Atividade"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'comments',
          label: 'Comentários',
          badge: <Badge count={2} label="2 comentários" />,
          content: 'Viagem combinada com a regional.',
        },
        { id: 'history', label: 'Histórico', content: 'Solicitação enviada.' },
      ]}
    />
  );
}

const meta = { title: 'UI/Tabs', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arrows: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Histórico' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Histórico' })).toHaveTextContent('Solicitação enviada.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Comentários/ })).toHaveAttribute('aria-selected', 'true');
  },
};
