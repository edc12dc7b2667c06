import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';
import { commonMessages } from '../messages/common.ts';

/** What a link component receives: an address, its content and the attributes of an `a`. */
export interface LinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders an `a`; a host passes its router's own. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

/** What the design system needs to know of its surroundings. A themed root provides it; outside one, defaults serve. */
export interface UiEnvironment {
  /** Where floating parts are mounted, inside the themed root; null until the root is mounted. */
  portal: HTMLElement | null;
  /** The texts of the design system's own parts. */
  messages: typeof commonMessages;
  /** The clock behind relative times. */
  now: () => Date;
  /** What links are made of. */
  Link: LinkComponent;
}

const systemClock = (): Date => new Date();

export const UiEnvironmentContext = createContext<UiEnvironment>({
  portal: null,
  messages: commonMessages,
  now: systemClock,
  Link: 'a',
});

/** Portal, texts, clock and link component of the surrounding root; defaults outside one. */
export function useUiEnvironment(): UiEnvironment {
  return useContext(UiEnvironmentContext);
}
