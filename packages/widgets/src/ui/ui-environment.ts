import { type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';
import { commonMessages } from '../messages/common.ts';
import type { FeatureMessages, MessageValue } from '../messages/define-messages.ts';
import type { MessageOverrides } from '../messages/messages.ts';
import { resolveMessages } from '../messages/resolve-messages.ts';

/** What a link component receives: an address, its content and the attributes of an `a`. */
export interface LinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders an `a`; a host passes its router's own. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

/** What the design system needs to know of its surroundings. A themed root provides it; outside one, defaults serve. */
export interface UiSurroundings {
  /** Where floating parts are mounted, inside the themed root; null until the root is mounted. */
  portal: HTMLElement | null;
  /** The texts that the page replaced. */
  overrides: MessageOverrides | undefined;
  /** The clock behind relative times. */
  now: () => Date;
  /** What links are made of. */
  Link: LinkComponent;
}

/** The surroundings with the texts of the design system's own parts. */
export interface UiEnvironment extends UiSurroundings {
  messages: typeof commonMessages;
}

const systemClock = (): Date => new Date();

export const UiEnvironmentContext = createContext<UiSurroundings>({
  portal: null,
  overrides: undefined,
  now: systemClock,
  Link: 'a',
});

/** Portal, texts, clock and link component of the surrounding root; defaults outside one. */
export function useUiEnvironment(): UiEnvironment {
  const around = useContext(UiEnvironmentContext);
  return useMemo(() => ({ ...around, messages: resolveMessages(commonMessages, around.overrides) }), [around]);
}

/** Some of the parts' texts: a widget that uses only parts with few texts does not carry those of all. */
export function useUiMessages<Texts extends FeatureMessages<'common', Record<string, MessageValue>>>(
  defaults: Texts,
): Texts {
  return resolveMessages(defaults, useContext(UiEnvironmentContext).overrides);
}
