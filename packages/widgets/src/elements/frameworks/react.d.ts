import type * as React from 'react';
import type { ElementAttributes, ElementProps, TramitaTag, WidgetTags } from '../index.js';

type Tag = keyof WidgetTags | 'tramita-provider';

/** React sets properties and listeners of custom elements since version 19. */
type IsReact18 = typeof React extends { useActionState: unknown } ? false : true;

type Common<Name extends Tag> = Omit<
  React.HTMLAttributes<TramitaTag>,
  'className' | keyof ElementAttributes<Name, true>
> &
  React.RefAttributes<TramitaTag>;

// React 18 writes the text "false" for false, and the attribute `classname` for className
type PropsOf<Name extends Tag> = Common<Name> &
  (IsReact18 extends true
    ? ElementAttributes<Name, true | ''> & { class?: string | undefined }
    : ElementProps<Name, boolean> & { className?: string | undefined });

type Elements = { [Name in Tag]: PropsOf<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
