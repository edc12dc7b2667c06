import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Returns the rules of axe that a page violates, or one element of it, each with its place. A document loads axe for its
 * first check only. Content of frames, such as a video, is not ours and is not checked.
 */
export async function breachesOfAxe(page: Page, options: RunOptions = {}, element?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ options, element }) => {
      const { axe } = window as unknown as { axe: { run: typeof import('axe-core').run } };
      const settings: RunOptions = { ...options, iframes: false, resultTypes: ['violations'] };
      const { violations } = await axe.run(element ?? document, settings);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { options, element },
  );
}
