import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu-entry.ts';

const onUnread = fn();

const entries: MenuEntry[] = [
  { kind: 'heading', id: 'h', label: 'Tarefa 48213' },
  { id: 'unread', label: 'Marcar como não lido', icon: <Mail />, onSelect: onUnread },
  { id: 'copy', label: 'Copiar endereço', icon: <Copy />, href: '#48213' },
  { id: 'tags', label: 'Mostrar etiquetas', checked: true },
  { kind: 'separator', id: 's' },
  {
    id: 'cancel',
    label: 'Cancelar',
    icon: <Trash2 />,
    tone: 'danger',
    disabledReason: 'Só quem abriu a solicitação pode cancelá-la',
  },
];

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Ações da tarefa',
    entries,
    trigger: <IconButton name="Mais ações" icon={<Ellipsis />} tooltip={false} />,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    onUnread.mockClear();
    const page = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Mais ações' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('menuitem', { name: 'Marcar como não lido' })).toHaveFocus();
    await userEvent.keyboard('mo');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Mostrar etiquetas' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(onUnread).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Mais ações' })),
};

function Area() {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  return (
    <>
      <button
        type="button"
        style={{ padding: 40 }}
        onContextMenu={(event) => {
          event.preventDefault();
          setAt({ x: event.clientX, y: event.clientY });
        }}
      >
        Linha da tarefa
      </button>
      <ContextMenu at={at} label="Ações da tarefa" entries={entries} onClose={() => setAt(null)} />
    </>
  );
}

export const AtAPoint: Story = {
  render: () => <Area />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('Linha da tarefa') });
    await waitFor(() => expect(within(canvasElement).getByRole('menu')).toBeVisible());
  },
};
