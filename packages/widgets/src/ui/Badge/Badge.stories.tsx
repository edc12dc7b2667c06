import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { title: 'UI/Badge', component: Badge, args: { count: 4, label: '4 não lidas' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { count: 230, tone: 'accent', label: '230 não lidas' } };
export const Dot: Story = { args: { count: undefined, label: 'Há atualização nova' } };
