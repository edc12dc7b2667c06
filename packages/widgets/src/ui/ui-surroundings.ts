import { type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';
import type { FeatureMessages, MessageValue } from '../messages/define-messages.ts';
import { type Language, portuguese } from '../messages/language/language.ts';
import type { MessageOverrides } from '../messages/messages.ts';
import { resolveMessages } from '../messages/resolve-messages.ts';

/** Props of a link component: an address, its content and the attributes of an `a`. */
export interface LinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Renders an `a`; a host can pass its router's link component. Menus set `ref`: with React 18 a function component
 * must be made with `forwardRef`.
 */
export type LinkComponent = ComponentType<LinkProps> | 'a';

/** Environment of the design system. A themed root provides it; outside a root, defaults apply. */
export interface UiSurroundings {
  /** The texts that the page replaces. */
  overrides: MessageOverrides | undefined;
  /** Language of the texts; null while it is loading. */
  language: Language | null;
  /** Current time for relative times. */
  now: () => Date;
  /** The link component. */
  Link: LinkComponent;
  /** Whether this is a rendering on a server or the first one over its HTML. */
  isPrerendering: boolean;
}

/** The environment outside a root. */
export const plainSurroundings: UiSurroundings = {
  overrides: undefined,
  language: portuguese,
  now: () => new Date(),
  Link: 'a',
  isPrerendering: false,
};

export const UiEnvironmentContext = createContext(plainSurroundings);

/** Returns some texts in the language of the page, so that a component does not include those of `useUiEnvironment`. */
export function useUiMessages<Texts extends FeatureMessages<string, Record<string, MessageValue>>>(
  defaults: Texts,
): Texts {
  const { overrides, language } = useContext(UiEnvironmentContext);
  return useMemo(() => resolveMessages(defaults, overrides, language), [defaults, overrides, language]);
}
