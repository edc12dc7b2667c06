import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useUiEnvironment } from '../ui-environment.ts';
import { UiEnvironmentContext } from '../ui-surroundings.ts';
import { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx';

const fixedNow = () => new Date('2026-11-19T14:00:00Z');

function AtNoon(props: RelativeTimeProps) {
  const environment = useUiEnvironment();
  return (
    <UiEnvironmentContext.Provider value={{ ...environment, now: fixedNow }}>
      <RelativeTime {...props} />
    </UiEnvironmentContext.Provider>
  );
}

const meta = { title: 'UI/RelativeTime', component: AtNoon, args: { value: '2026-11-19T11:00:00Z' } } satisfies Meta<
  typeof AtNoon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HoursAgo: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText(/há 3 h/);
    await expect(time).toHaveAttribute('title', '19 de novembro de 2026 às 08:00');
  },
};
