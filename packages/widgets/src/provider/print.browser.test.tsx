import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from './WidgetRoot.tsx';

interface Protocol {
  send(method: 'Emulation.setEmulatedMedia', parameters: object): Promise<unknown>;
}

const emulate = (media: string, scheme: string) =>
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });

test.each(['dark', 'system', 'high-contrast'] as const)(
  'C7.07 a page in the theme %s is printed with dark texts',
  async (theme) => {
    onTestFinished(async () => {
      await emulate('', '');
    });
    const screen = await render(
      <>
        <WidgetRoot theme="light">Claro</WidgetRoot>
        <WidgetRoot theme={theme}>Escuro</WidgetRoot>
      </>,
    );
    const [light, dark] = screen.container.querySelectorAll('[data-slot="root"]');
    const colors = () => [light, dark].map((root) => getComputedStyle(root as Element).color);
    await emulate('screen', 'dark');
    await expect.poll(() => colors()[1]).not.toBe(colors()[0]);
    await emulate('print', 'dark');
    await expect.poll(() => colors()[1]).toMatch(/^rgb\((?:[0-4]?\d, ){2}[0-4]?\d\)$/);
  },
);
