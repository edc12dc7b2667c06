import type { dataDirections } from '../packages/widgets/src/testing/story-conditions.ts';

/** Tokens that each density changes; the names are those a page would set. */
export const densities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  comfortable: {},
  compact: {
    '--tramita-size-row': '36px',
    '--tramita-size-control': '28px',
    '--tramita-size-input': '32px',
    '--tramita-space-3': '8px',
    '--tramita-space-4': '12px',
    '--tramita-space-6': '16px',
  },
};

/** Widths of the box around a story. */
export const widths: Readonly<Record<string, string>> = {
  window: '100%',
  phone: '390px',
  tablet: '768px',
  laptop: '1024px',
};

const items = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

const choice = (title: string, icon: string, description: string, titles: Readonly<Record<string, string>>) => ({
  description,
  toolbar: { title, icon: icon as 'contrast', items: items(titles), dynamicTitle: true },
});

const dataTitles: Record<(typeof dataDirections)[number], string> = {
  'as-story': 'Data of the story',
  empty: 'Empty lists',
  few: 'Few rows',
  many: 'Many rows',
  failing: 'Failing server',
  forbidden: 'Forbidden',
  slow: 'Slow server',
};

/** The switches of Storybook's toolbar. */
export const toolbar = {
  theme: choice('Theme', 'contrast', 'Theme: colours of the root', {
    light: 'Light',
    dark: 'Dark',
    'high-contrast': 'High contrast',
    system: 'As the system',
  }),
  density: choice('Density', 'component', 'Density: sizes and spaces', {
    comfortable: 'Comfortable',
    compact: 'Compact',
  }),
  width: choice('Width', 'grow', 'Width: box around the story', {
    window: 'As the window',
    phone: 'Phone, 390 px',
    tablet: 'Tablet, 768 px',
    laptop: 'Laptop, 1024 px',
  }),
  // a language stays the same widget, as on a page that changes it
  locale: choice('Language', 'globe', 'Language: texts, dates and numbers', {
    'pt-BR': 'Português',
    en: 'English',
    es: 'Español',
  }),
  data: choice('Data', 'database', 'Data: answers of the sandbox once the widget is shown', dataTitles),
  // user names with a hyphen for the point, which Storybook does not accept in its address
  user: choice('User', 'user', 'User: signed in at the sandbox', {
    story: 'User of the story',
    'mariana-costa': 'Mariana Costa',
    'rafael-nunes': 'Rafael Nunes',
    'patricia-lemos': 'Patrícia Lemos',
    'bruno-amaral': 'Bruno Amaral',
    'juliana-prado': 'Juliana Prado',
    'otavio-rezende': 'Otávio Rezende, personal menu only',
  }),
};

/** The toolbar's initial choices: stories look as they were written. */
export const initialChoices = {
  density: 'comfortable',
  width: 'window',
  locale: 'pt-BR',
  data: 'as-story',
  user: 'story',
} as const;
