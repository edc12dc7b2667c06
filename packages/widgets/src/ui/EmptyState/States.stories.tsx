import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../ForbiddenState/ForbiddenState.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'UI/States', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <Card>
      <EmptyState actions={<Button>Limpar filtro</Button>}>
        As tarefas dos seus grupos aparecem aqui quando uma solicitação chega à etapa de vocês.
      </EmptyState>
    </Card>
  ),
};

const onRetry = fn();

export const Failed: Story = {
  render: () => <ErrorState title="Não foi possível carregar a lista de tarefas" onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const Forbidden: Story = { render: () => <ForbiddenState /> };

export const Notices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <Notice
        tone="danger"
        title="Preenchimento incorreto - Por favor, verifique os campos destacados em vermelho no formulário."
      >
        <a href="#cnpj">CNPJ do fornecedor</a>
      </Notice>
      <Notice tone="warning">O setor deste processo mudou</Notice>
      <Notice tone="success">Rascunho recuperado</Notice>
      <Notice>Há 3 tarefas novas</Notice>
      <Notice
        tone="danger"
        strip
        title="Não foi possível carregar a lista de tarefas"
        actions={<Button size="sm">Tentar novamente</Button>}
      />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Skeleton width={160} />
      <Skeleton width={320} />
      <Skeleton height={24} round />
      <Spinner immediate />
    </div>
  ),
};
