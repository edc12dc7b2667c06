import type { portalTexts } from './pt/portal.ts';
import type { signInTexts } from './pt/sign-in.ts';

/** Texts until a user is signed in, in any language. */
export type SignInTexts = typeof signInTexts;

/** Name of a text in {@link SignInTexts} without parameters. */
export type SignInLine = Exclude<keyof SignInTexts, 'contactSupport'>;

/** All texts of the portal, in any language; a translation that leaves one out does not compile. */
export type PortalTexts = typeof portalTexts;

/** Name of a page in {@link PortalTexts}. */
export type PageName = keyof PortalTexts['pages'];

/** Name of a heading of the drawer in {@link PortalTexts}. */
export type SectionName = keyof PortalTexts['sections'];
