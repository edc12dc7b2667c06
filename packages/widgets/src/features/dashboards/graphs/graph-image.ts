import { documentOf } from '../../../ui/page-root.ts';

/** Pixels of the image for each of the screen, so that it is sharp in documents. */
const scale = 2;
const margin = 24;

/**
 * Draws a chart as it is on screen: its SVG drawings, the swatches of its legend and its texts, under a title.
 * @throws DOMException if the browser cannot draw it
 */
export async function graphImage(element: HTMLElement, title: string): Promise<Blob> {
  const box = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const head = 32;
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

const copied = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'opacity', 'font', 'text-anchor'] as const;

/** A drawing as an image; styles from sheets are written into the copy, because an image sees none. */
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
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draws every text outside of drawings where it is on screen. */
function drawTexts(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const page = documentOf(element);
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent || parent.closest('svg, [data-print="no"]')) continue;
    const range = page.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const style = getComputedStyle(parent);
    if (width <= 1 || style.clipPath !== 'none') continue;
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillStyle = style.color;
    context.fillText(text, left, top + height / 2);
  }
}
