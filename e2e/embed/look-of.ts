import type { Page } from '@playwright/test';

/** Returns the names of the properties that style sheets declare, without custom properties. */
export function propertiesOf(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/[{;]\s*(-?[a-z][a-z-]*)\s*:/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => name !== 'all').sort();
}

/**
 * Reads the computed styles of all elements inside widgets, including pseudo-elements, and compares them with those of
 * the first call, if any. Returns the number of elements and at most twenty differences. The styles stay in the page,
 * because there are too many to transfer.
 */
export function compareLook(
  page: Page,
  properties: readonly string[],
): Promise<{ elements: number; differences: string[] }> {
  return page.evaluate((names) => {
    const kept = window as { firstLook?: Map<string, string[]> };
    const inside = [...document.querySelectorAll('[data-slot="root"], [data-slot="root"] *')];
    const differences: string[] = [];
    const look = new Map<string, string[]>();
    const read = (element: Element, at: number, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const part = element.closest('[data-slot]')?.getAttribute('data-slot');
      const name = `${at} ${part} ${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}`;
      const values = names.map((property) => style.getPropertyValue(property));
      look.set(name, values);
      if (!kept.firstLook || differences.length >= 20) return;
      const before = kept.firstLook.get(name);
      values.forEach((value, property) => {
        const old = before?.[property];
        if (value !== old) differences.push(`${name} ${names[property]}: ${old} -> ${value}`);
      });
    };
    inside.forEach((element, at) => {
      read(element, at);
      for (const pseudo of ['::before', '::after'])
        if (getComputedStyle(element, pseudo).content !== 'none') read(element, at, pseudo);
    });
    kept.firstLook ??= look;
    return { elements: inside.length, differences };
  }, properties);
}
