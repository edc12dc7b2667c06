import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListExample, readyList } from './testing/ListExample.tsx';

const meta: Meta<typeof ListExample> = {
  title: 'Lists/ListScreen',
  component: ListExample,
  parameters: { padding: 0 },
  args: { list: readyList },
};
export default meta;
type Story = StoryObj<typeof ListExample>;

const error = Object.assign(new Error('500'), { code: 'HTTP_PROBLEM', status: 500 });
const problem = { kind: 'failed', error } as const;

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Recife')).toBeVisible(),
};
export const Loading: Story = { args: { list: { ...readyList, status: 'loading', rows: [], total: null } } };
export const Empty: Story = {
  args: { list: { ...readyList, rows: [], total: 0 } },
  play: async ({ canvas }) => expect(await canvas.findByText('Nenhuma cidade')).toBeVisible(),
};
export const Failed: Story = {
  args: { list: { ...readyList, status: 'error', problem, rows: [], total: null } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};
export const FailedRefresh: Story = { args: { list: { ...readyList, hasFailedLater: true, problem } } };
export const Forbidden: Story = {
  args: { list: { ...readyList, status: 'forbidden' } },
  play: async ({ canvas }) => expect(await canvas.findByText('Só prefeitos veem as cidades.')).toBeVisible(),
};
export const Endless: Story = {
  args: { list: { ...readyList, hasMore: true, isLoadingMore: true, loadMore: () => {} } },
};
