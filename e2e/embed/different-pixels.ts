import type { Page } from '@playwright/test';

/**
 * Returns how many pixels of two pictures of the same size differ in a colour channel by more than 32 of 255 levels.
 * Smaller differences occur at the smoothed edges of curves when the same page is drawn twice.
 */
export function differentPixels(page: Page, first: Buffer, second: Buffer): Promise<number> {
  const sources = [first, second].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate(async (urls) => {
    const read = async (url: string) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    };
    const [one, other] = await Promise.all(urls.map(read));
    if (!one || !other || one.length !== other.length) throw new Error('The pictures differ in size');
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
      const difference = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
      if (Math.max(...difference) > 32) count += 1;
    }
    return count;
  }, sources);
}
