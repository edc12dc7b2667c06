import { expect, test } from 'vitest';
import { highContrastDarkColors, lightColors } from './color-themes.ts';
import { designTokens, tokenSheet, tokenThemes } from './design-tokens.ts';
import { themeNames } from './theme-name.ts';

test('E10.06 colors, lengths, times, curves, fonts and shadows have the types and values of the token format', () => {
  const { color, shadow, space, motion, font, layer } = designTokens('light');
  expect(color?.['text-muted']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.3765, 0.3922, 0.4235], alpha: 1, hex: lightColors.textMuted },
  });
  expect(color?.scrim?.$value).toEqual({ colorSpace: 'srgb', components: [0.0667, 0.0784, 0.1765], alpha: 0.45 });
  expect(color?.['soft-line']?.$value).toMatchObject({ alpha: 0 });
  expect(space?.[4]).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
  expect(motion).toMatchObject({
    ease: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
    fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
  });
  expect(font?.mono?.$value).toEqual(['ui-monospace', 'JetBrains Mono', 'Menlo', 'Consolas', 'monospace']);
  expect(layer?.dialog).toEqual({ $type: 'number', $value: 50 });
  expect(shadow?.float?.$value).toMatchObject([
    { offsetX: { value: 0, unit: 'px' }, offsetY: { value: 1 }, blur: { value: 2 }, spread: { value: 0 } },
    { offsetY: { value: 12 }, blur: { value: 32 }, spread: { value: -8 }, color: { alpha: 0.18 } },
  ]);
});

test('E10.06 every theme has the same tokens, and high contrast has its own colors and focus ring', () => {
  const namesOf = (theme: (typeof tokenThemes)[number]) =>
    Object.entries(designTokens(theme)).map(([group, tokens]) => [group, Object.keys(tokens).sort()]);
  for (const theme of tokenThemes) expect(namesOf(theme), theme).toEqual(namesOf('light'));
  const strong = designTokens('high-contrast-dark');
  expect(strong.color?.accent?.$value).toMatchObject({ hex: highContrastDarkColors.accent });
  expect(strong.color?.['soft-line']).toMatchObject({ $type: 'color', $value: '{color.text}' });
  expect(strong['focus-ring']?.width?.$value).toEqual({ value: 3, unit: 'px' });
});

test('E10.06 the style sheet has a rule for each theme and no name that changes a widget', () => {
  const sheet = tokenSheet();
  expect(sheet).toContain(`  --tramita-token-text-muted: ${lightColors.textMuted};\n`);
  expect(sheet).toContain('  --tramita-token-focus-ring-width: 3px;\n');
  expect(sheet).toContain('--tramita-token-space-4: 16px;');
  expect(sheet.match(/--tramita-(?!token-)/g)).toBeNull();
  expect(sheet).toMatch(
    /^:root, \[data-tramita-theme="light"\], \[data-tramita-theme="system"\] \{\n {2}--tramita-token-/,
  );
  for (const theme of themeNames) expect(sheet).toMatch(new RegExp(`theme="${theme}"\\][^{]*\\{\\n +color-scheme:`));
  for (const media of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    expect(sheet).toContain(`@media ${media} {`);
});
