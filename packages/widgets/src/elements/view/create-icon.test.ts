import { createLucideIcon } from 'lucide-react';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import createIcon from './create-icon.ts';

const node: [name: 'path' | 'circle', attributes: Record<string, string>][] = [
  ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
];
const library = createLucideIcon('bell-ring', node);
const own = createIcon({ name: 'bell-ring', node });

/** Returns the attributes of the drawing in alphabetical order, and its content. */
function markupOf(icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number }>, props: object) {
  const [, attributes = '', content] =
    /^<svg ([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon, props))) ?? [];
  return { attributes: attributes.match(/[\w-]+="[^"]*"/gi)?.sort(), content };
}

describe('createIcon renders what the icon library renders', () => {
  test.each([
    [{}],
    [{ size: 16, className: 'chip', color: 'red' }],
    [{ width: 12, height: 14, strokeWidth: 3, fill: 'currentColor' }],
    [{ 'aria-label': 'Avisos', role: 'img' }],
    [{ 'data-slot': 'icon', style: { opacity: 0.5 } }],
  ])('with %j', (props) => {
    expect(markupOf(own, props)).toEqual(markupOf(library, props));
  });
});
