import { createElement, forwardRef, type SVGProps } from 'react';

/** Data of an icon, as the files of the icon library contain it. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: object])[];
  readonly aliases?: readonly string[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Makes the component of an icon. The build puts it in place of the library's own function, which supports other view
 * libraries, settings for all icons, and stroke widths that do not scale, at half the weight of a small element.
 */
// biome-ignore lint/style/noDefaultExport: the build puts it in place of a module with a default export
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const classes = ['lucide', name, ...aliases].map((part, index) => (index > 0 ? `lucide-${part}` : part)).join(' ');
  return forwardRef<SVGSVGElement, IconProps>(
    ({ size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...props }, ref) => {
      const isNamed = Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop));
      return createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: color,
          'stroke-width': strokeWidth,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          className: className ? `${classes} ${className}` : classes,
          ...(!isNamed && !children && { 'aria-hidden': 'true' }),
          ...props,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      );
    },
  );
}
