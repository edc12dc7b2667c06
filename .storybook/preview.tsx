import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import {
  defaultLocale,
  supportedLocale,
  type ThemeName,
  themeNames,
  vars,
  WidgetRoot,
} from '@tramita/widgets/provider';
import { version } from 'react';
import { configure } from 'storybook/test';
import { dataDirections, setStoryConditions } from '../packages/widgets/src/testing/story-conditions.ts';
import { densities, initialChoices, toolbar, widths } from './toolbar.ts';

// the first story of a page waits for its sandbox, which takes longer on a busy machine
configure({ asyncUtilTimeout: 30_000 });

// docs pages have a main landmark, as pages of a site do
document.querySelector('#storybook-docs')?.setAttribute('role', 'main');

const localeOf = (value: unknown) => supportedLocale(String(value)) ?? defaultLocale;
const isThemeName = (value: unknown): value is ThemeName => themeNames.some((name) => name === value);

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    a11y: {
      // axe violations fail the story's test; with React 18 the pages are the same
      test: version.startsWith('18') ? 'off' : 'error',
      // tests need no list of all elements that passed, which only Storybook's panel shows
      ...(import.meta.env.VITEST_STORYBOOK === 'false' && { options: { resultTypes: ['violations'] } }),
    },
    layout: 'fullscreen',
    options: { storySort: { order: ['Welcome', 'Foundations', 'UI', 'Form', 'Widgets'] } },
  },
  // STORYBOOK_THEME=dark runs every story, and axe, in that theme
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'light', ...initialChoices },
  globalTypes: toolbar,
  loaders: [
    // runs before the loaders of a story, which open the sandbox
    ({ globals: { data, user, locale } }) => {
      setStoryConditions({
        data: dataDirections.find((one) => one === data) ?? 'as-story',
        user: user === 'story' ? null : user.replace('-', '.'),
        locale: localeOf(locale),
      });
      return {};
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme, density, width, data, user } = globals;
      const locale = localeOf(globals['locale']);
      document.documentElement.lang = locale;
      // a widget starts again with each choice, as on a page that was loaded with it
      const key = [density, width, data, user].join(' ');
      const isBare = parameters.root === false;
      const content = isBare ? (
        <Story key={key} />
      ) : (
        <WidgetRoot
          key={key}
          theme={isThemeName(theme) ? theme : 'light'}
          locale={locale}
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
      if (density === initialChoices.density && width === initialChoices.width) return content;
      return (
        <div data-story-box="" style={{ ...densities[density], width: widths[width], maxWidth: '100%' }}>
          {content}
        </div>
      );
    },
  ],
});
