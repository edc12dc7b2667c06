import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // comes with a part that is fetched late, and must not be found only then
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), '@tramita/widgets > react-hook-form'],
    },
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, conditions: ['@tramita/source', ...defaultClientConditions] },
  }),
};
export default config;
