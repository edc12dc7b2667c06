import { documentOf } from '../../../ui/page-root.ts';

/** Pixels of the image for each of the screen, so that it is sharp in documents. */
const scale = 2;
const margin = 24;
const legendLine = 24;
const swatch = 16;

/** An entry of the legend of a chart that has none of its own. */
export interface LegendKey {
  /** The swatch on screen. */
  readonly key: HTMLElement;
  readonly text: string;
}

/**
 * Draws a chart as it is on screen: its SVG drawings, the swatches of its legend and its texts, under a title and the
 * given legend.
 * @throws DOMException if the browser cannot draw it
 */
export async function graphImage(element: HTMLElement, title: string, legend: readonly LegendKey[]): Promise<Blob> {
  const box = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('No canvas', 'NotSupportedError');
  const base = getComputedStyle(element);
  const legendFont = `13px ${base.fontFamily}`;
  context.font = legendFont;
  const placed = placeLegend(context, legend, box.width);
  const lines = (placed.at(-1)?.line ?? -1) + 1;
  const head = 32 + lines * legendLine;
  // a change of the size also resets the context
  canvas.width = Math.ceil((box.width + 2 * margin) * scale);
  canvas.height = Math.ceil((box.height + 2 * margin + head) * scale);
  context.scale(scale, scale);
  context.fillStyle = surfaceOf(element);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = base.color;
  context.textBaseline = 'middle';
  context.font = `600 15px ${base.fontFamily}`;
  context.fillText(title, margin, margin + 8);
  context.font = legendFont;
  drawLegend(context, placed, base.color);
  context.translate(margin - box.left, margin + head - box.top);
  for (const key of element.querySelectorAll<HTMLElement>('[data-slot="chart-key"]')) {
    const { left, top, width, height } = key.getBoundingClientRect();
    context.fillStyle = key.dataset['tone'] ? toneOf(key) : base.color;
    context.fillRect(left, top, width, height);
  }
  for (const drawing of element.querySelectorAll<SVGSVGElement>('svg[role]')) {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    if (width > 0) context.drawImage(await imageOf(drawing, width, height), left, top, width, height);
  }
  drawTexts(context, element);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new DOMException('No image', 'EncodingError'))));
  });
}

interface PlacedKey extends LegendKey {
  readonly left: number;
  readonly line: number;
}

/** Places the entries of a legend next to each other, in as many lines as the width needs. */
function placeLegend(context: CanvasRenderingContext2D, legend: readonly LegendKey[], width: number): PlacedKey[] {
  let [left, line] = [0, 0];
  return legend.map((entry) => {
    const size = swatch + context.measureText(entry.text).width;
    if (left > 0 && left + size > width) [left, line] = [0, line + 1];
    const placed = { ...entry, left, line };
    left += size + 20;
    return placed;
  });
}

function drawLegend(context: CanvasRenderingContext2D, legend: readonly PlacedKey[], color: string): void {
  for (const { key, text, left, line } of legend) {
    const middle = margin + 24 + legendLine * (line + 0.5);
    context.fillStyle = toneOf(key);
    context.fillRect(margin + left, middle - 5, 10, 10);
    context.fillStyle = color;
    context.fillText(text, margin + left + swatch, middle);
  }
}

/** Returns the background color of an element. */
function surfaceOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** The colour of a swatch, which may be a pattern of it. */
function toneOf(key: HTMLElement): string {
  const { backgroundColor, backgroundImage } = getComputedStyle(key);
  return /(rgb|oklch|color)\([^)]*\)/.exec(backgroundImage)?.[0] ?? backgroundColor;
}

/** The background of the column under the pointer or the focus, unless that column is chosen. */
const passingBand = '[data-slot="chart-band"]:not([data-chosen="true"], [aria-pressed="true"] > *)';

const copied = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'opacity'] as const;

/**
 * A drawing as an image, without its texts. Styles from sheets are written into the copy, because an image sees none; it
 * does not see the page's fonts either.
 */
async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  to?.forEach((node, index) => {
    const source = from?.[index];
    if (!source) return;
    const style = getComputedStyle(source);
    for (const name of copied) {
      const value = style.getPropertyValue(name);
      // a pattern is named within the drawing, while its computed value carries the page's address
      node.style.setProperty(name, value.replace(/url\("[^"]*#/, 'url("#'));
    }
  });
  for (const left of copy.querySelectorAll(`text, ${passingBand}`)) left.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draws every word where it is on screen, so that lines break at the same places. */
function drawTexts(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const page = documentOf(element);
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('svg:not([role]), [data-print="no"]')) continue;
    const style = getComputedStyle(parent);
    if (style.clipPath !== 'none') continue;
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillStyle = parent.closest('svg') ? style.fill : style.color;
    const range = page.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      if (width > 1) context.fillText(word, left, top + height / 2);
    }
  }
}
