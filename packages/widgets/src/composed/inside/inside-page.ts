import type { ComponentType, ReactNode } from 'react';
import type { LazyPart } from '../../ui/lazy-part.ts';

/** Props of the window of a page. */
export interface InsideWindowProps {
  /** Names the window. */
  title: string;
  /** Whether the content has a heading and a close button of its own. @default false */
  isBare?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Props of a page that opens inside a widget. */
export interface InsidePageProps {
  /** The groups of the pattern in the path. */
  params: readonly string[];
  /** The window of a page that is shown above the widget. */
  Window: ComponentType<InsideWindowProps>;
  onClose: () => void;
}

/** A page of the portal that a widget can open by itself. */
export interface InsidePage {
  /** Matches the paths of the page. */
  readonly pattern: RegExp;
  readonly part: LazyPart<ComponentType<InsidePageProps>>;
  /** Whether the page is shown above the widget, in a window, or replaces it. */
  readonly isWindow: boolean;
}
