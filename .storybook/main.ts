import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { lateDependencies } from '../late-dependencies.ts';
import { reactAlias } from '../react-version.ts';
import { styleTiers } from '../style-tiers.ts';
import { partFactsPlugin } from './part-facts.mjs';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', './pages/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...lateDependencies],
    },
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), styleTiers(), partFactsPlugin()],
    resolve: { ...vite.resolve, alias: reactAlias, conditions: ['@tramita/source', ...defaultClientConditions] },
  }),
};
export default config;
