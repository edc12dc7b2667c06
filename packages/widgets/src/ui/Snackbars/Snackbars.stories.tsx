import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { useSnackbars } from './snackbar-context.ts';

function Triggers() {
  const snackbars = useSnackbars();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => snackbars.success('Atribuição feita com sucesso.')}>Sucesso</Button>
      <Button onClick={() => snackbars.error('Não foi possível concluir a tarefa')}>Erro</Button>
      <Button onClick={() => snackbars.persistent('Não foi possível carregar a lista de tarefas')}>Persistente</Button>
      <Button
        onClick={() => snackbars.show('Notificação excluída', { action: { label: 'Desfazer', onSelect: () => {} } })}
      >
        Com ação
      </Button>
    </div>
  );
}

const meta = { title: 'UI/Snackbars', component: Triggers } satisfies Meta<typeof Triggers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const region = within(canvasElement).getByRole('region', { name: 'Avisos' });
    const close = within(region).getByRole('button', { name: 'Fechar aviso' });
    // wait for the fade-in
    await waitFor(() => expect(close).toBeVisible());
    await expect(region.children).toHaveLength(3);
  },
};
