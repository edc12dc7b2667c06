import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThumbsUp } from 'lucide-react';
import { expect } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Track } from './Track.tsx';
import * as styles from './TrackList.css.ts';
import { TrackList } from './TrackList.tsx';

const meta = { title: 'UI/Track', component: Track, args: { states: ['done', 'done', 'now', 'ahead'] } } satisfies Meta<
  typeof Track
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Track states={['done', 'done', 'done', 'now', 'ahead']} />
      <Track states={['done', 'now', 'ahead', 'ahead']} />
      <Track states={['done', 'done', 'fail', 'ahead']} />
      <Track states={['done', 'done', 'done']} />
      <Logo label="Tramita" />
      <Logo size={40} />
    </div>
  ),
};

export const LongProcess: Story = {
  args: { states: ['done', 'done', 'done', 'done', 'done', 'now', 'ahead', 'ahead', 'ahead'] },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('img', { name: 'Etapa 6 de 9' });
    await expect(track.children).toHaveLength(5);
  },
};

export const Timeline: Story = {
  render: () => (
    <TrackList
      label="Etapas"
      stops={[
        { id: '1', state: 'done', title: 'Solicitação enviada', meta: 'Juliana Prado · 19/11, 08:42' },
        {
          id: '2',
          state: 'done',
          title: 'Aprovação do gestor (Aprovado)',
          meta: 'Cláudio Freitas · 19/11, 10:15',
          icon: <ThumbsUp className={styles.glyph} />,
        },
        { id: '3', state: 'fail', title: 'Conferência dos comprovantes', meta: 'Automática · 19/11, 10:16' },
        { id: '4', state: 'now', title: 'Aprovação financeira', meta: 'Com você há 3 h · vence em 2 h' },
        { id: '5', state: 'ahead', title: 'Pagamento', meta: 'Tesouraria' },
      ]}
    />
  ),
};

export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <ProgressBar value={62} label="Enviando taxi-vcp.jpg" />
      <ProgressBar value={100} label="Enviado" tone="success" />
      <ProgressBar value={null} label="Atualizando" />
    </div>
  ),
};
