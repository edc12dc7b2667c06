import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { type ThemeName, themeNames, vars, WidgetRoot } from '@tramita/widgets/provider';
import { version } from 'react';
import { configure } from 'storybook/test';

// the first story of a page waits for its sandbox, which takes longer on a busy machine
configure({ asyncUtilTimeout: 10_000 });

const isThemeName = (value: unknown): value is ThemeName => themeNames.some((name) => name === value);

export default definePreview({
  addons: [addonA11y()],
  parameters: {
    // axe violations fail the story's test; with React 18 the pages are the same
    a11y: { test: version.startsWith('18') ? 'off' : 'error' },
    layout: 'fullscreen',
    options: { storySort: { order: ['UI', 'Form', 'Widgets'] } },
  },
  // STORYBOOK_THEME=dark runs every story, and axe, in that theme
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'light' },
  globalTypes: {
    theme: {
      description: 'Theme of the root',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
          { value: 'system', title: 'As the system' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = globals.theme;
      document.documentElement.lang = 'pt-BR';
      const isBare = parameters.root === false;
      if (isBare) return <Story />;
      return (
        <WidgetRoot
          theme={isThemeName(theme) ? theme : 'light'}
          style={{
            minHeight: '100vh',
            padding: parameters.padding ?? 24,
            background: vars.color.surface,
            fontFamily: 'system-ui, sans-serif',
          }}
        >
          <Story />
        </WidgetRoot>
      );
    },
  ],
});
