import { mkdir, writeFile } from 'node:fs/promises';
import { designTokens, tokenSheet, tokenThemes } from './src/theme/design-tokens.ts';

/** Writes the design tokens: `tokens/<theme>.tokens.json` for each theme, for design tools, and `tokens.css` for pages. Without indentation: the package has a size limit. */
export async function writeTokens(folder: string): Promise<void> {
  await mkdir(`${folder}/tokens`, { recursive: true });
  for (const theme of tokenThemes) {
    await writeFile(`${folder}/tokens/${theme}.tokens.json`, JSON.stringify(designTokens(theme)));
  }
  await writeFile(`${folder}/tokens.css`, tokenSheet());
}
