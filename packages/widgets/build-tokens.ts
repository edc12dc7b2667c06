import { mkdir, writeFile } from 'node:fs/promises';
import { designTokens, tokenSheet, tokenThemes } from './src/theme/design-tokens.ts';

/** Writes the design tokens: `tokens/<theme>.tokens.json` for each theme, for design tools, and `tokens.css` for pages. */
export async function writeTokens(folder: string): Promise<void> {
  await mkdir(`${folder}/tokens`, { recursive: true });
  for (const theme of tokenThemes) {
    await writeFile(`${folder}/tokens/${theme}.tokens.json`, `${JSON.stringify(designTokens(theme), undefined, 2)}\n`);
  }
  await writeFile(`${folder}/tokens.css`, tokenSheet());
}
