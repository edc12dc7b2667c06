import { documentOf } from '../../../ui/page-root.ts';

/** Pixels of the image for each of the screen, so that it is sharp in documents. */
const scale = 2;
const margin = 24;
const legendHeight = 24;

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
  const head = 32 + (legend.length > 0 ? legendHeight : 0);
  canvas.width = Math.ceil((box.width + 2 * margin) * scale);
  canvas.height = Math.ceil((box.height + 2 * margin + head) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('No canvas', 'NotSupportedError');
  const base = getComputedStyle(element);
  context.scale(scale, scale);
  context.fillStyle = surfaceOf(element);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = base.color;
  context.textBaseline = 'middle';
  context.font = `600 15px ${base.fontFamily}`;
  context.fillText(title, margin, margin + 8);
  drawLegend(context, legend, base);
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

function drawLegend(context: CanvasRenderingContext2D, legend: readonly LegendKey[], base: CSSStyleDeclaration): void {
  const middle = margin + 24 + legendHeight / 2;
  let left = margin;
  context.font = `13px ${base.fontFamily}`;
  for (const { key, text } of legend) {
    context.fillStyle = toneOf(key);
    context.fillRect(left, middle - 5, 10, 10);
    context.fillStyle = base.color;
    context.fillText(text, left + 16, middle);
    left += 16 + context.measureText(text).width + 20;
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
  for (const text of copy.querySelectorAll('text')) text.remove();
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
