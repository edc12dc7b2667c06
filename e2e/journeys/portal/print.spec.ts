import { expect, test } from '../../support/test.ts';

/** An A4 sheet with margins of 1 cm, in px. */
const sheet = { width: 718, height: 1047 };

for (const [type, title] of [
  ['sla', 'Relatório de SLA'],
  ['nps', 'Relatório de NPS'],
] as const) {
  test(`C7.07 the whole dashboard prints on A4 without cut parts, ${type}`, async ({ enter }) => {
    const { page, topBar, drawer } = await enter('camila.duarte', { at: `/dashboard?type=${type}` });
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Setores/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expect(topBar).toBeHidden();
    await expect(drawer).toBeHidden();
    // the printed page shows its title and its period
    await expect(page.getByRole('tab', { name: title })).toBeVisible();
    await expect(page.getByText(/^\d{2}\/\d{2}\/\d{4} a \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
    const found = await page.evaluate(({ width, height }) => {
      const cut: string[] = [];
      const cards: { readonly height: number; readonly split: string }[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const style = getComputedStyle(element);
        // elements for screen readers alone are one pixel wide
        if (!element.checkVisibility() || element.closest('[data-slot="live-region"]')) continue;
        if (style.clipPath !== 'none' || element.parentElement?.closest('svg')) continue;
        const { left, right, height: tall } = element.getBoundingClientRect();
        const what = `${element.tagName} ${element.textContent.slice(0, 40)}`;
        if (left < -1 || right > width + 1) cut.push(`outside: ${what}`);
        const isClipped = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        if (isClipped && element.clientWidth > 1) cut.push(`clipped: ${what}`);
        if (style.breakInside === 'avoid') cards.push({ height: tall, split: tall > height ? what : '' });
      }
      const blocks = [...document.querySelectorAll('h2')].filter((heading) => heading.checkVisibility());
      return {
        cut,
        split: cards.filter(({ split }) => split !== '').map(({ split }) => split),
        whole: blocks.every((heading) => {
          for (let at: Element | null = heading; at; at = at.parentElement) {
            if (getComputedStyle(at).breakInside === 'avoid') return true;
          }
          return false;
        }),
        blocks: blocks.length,
        scrolls: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      };
    }, sheet);
    expect(found.cut).toEqual([]);
    expect(found.split).toEqual([]);
    expect(found.whole).toBe(true);
    expect(found.blocks).toBeGreaterThanOrEqual(3);
    expect(found.scrolls).toBeLessThanOrEqual(sheet.width);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // everything is printed, on at most one sheet more than without keeping parts together
    const fewest = Math.ceil(found.height / sheet.height);
    expect(pages).toBeGreaterThanOrEqual(fewest);
    expect(pages).toBeLessThanOrEqual(fewest + 1);
  });
}

test('a task prints whole, without its list, the menu and buttons that act', async ({ enter }) => {
  const { page, topBar, drawer, tasks, detail } = await enter('mariana.costa', { at: '/attendance/to-do' });
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.steps).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await expect(topBar).toBeHidden();
  await expect(drawer).toBeHidden();
  await expect(tasks.region).toBeHidden();
  await expect(detail.assign).toBeHidden();
  await expect(detail.comment).toBeHidden();
  const clipped = await detail.region.evaluate(
    (task, { width }) =>
      [task, ...task.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        if (!(element instanceof HTMLElement) || !element.checkVisibility()) return [];
        const { right, height } = element.getBoundingClientRect();
        const { overflowY, clipPath } = getComputedStyle(element);
        // elements for screen readers alone are one pixel high
        const isCut = overflowY !== 'visible' && clipPath === 'none' && element.scrollHeight > height + 1;
        return isCut || right > width + 1 ? [element.outerHTML.slice(0, 80)] : [];
      }),
    sheet,
  );
  expect(clipped).toEqual([]);
  const height = await detail.region.evaluate((task) => task.getBoundingClientRect().height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(height));
});
