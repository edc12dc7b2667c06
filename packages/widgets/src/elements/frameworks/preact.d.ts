import type { HTMLAttributes } from 'preact';
import type { ElementProps, TramitaTag, WidgetTags } from '../index.js';

type Tag = keyof WidgetTags | 'tramita-provider';

type Elements = {
  [Name in Tag]: Omit<HTMLAttributes<TramitaTag>, keyof ElementProps<Name>> & ElementProps<Name>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
