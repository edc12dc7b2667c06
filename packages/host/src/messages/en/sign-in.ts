import type { SignInTexts } from '../portal-texts.ts';

/** English texts until a user is signed in. */
export const signInTexts: SignInTexts = {
  arriving: 'Signing you in',
  leaving: 'Signing you out',
  leftHeading: 'You have signed out',
  leftLine: 'You signed out in another tab.',
  enterAgain: 'Sign in again',
  asideHeading: 'Sign in to continue',
  asideLine: 'You sign in in a new window.',
  asideClosed: 'The window was closed before you signed in.',
  asideBlocked: 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  enter: 'Sign in',
  failedHeading: 'The app could not be opened!',
  unauthorized: 'You do not have permission. Please check with the security team.',
  unregistered: 'You do not have access yet. Please contact the portal administrator.',
  other: 'Reload the page and try again.',
  reload: 'Reload',
  contactSupport: (moment: string) => `If this continues, contact support and mention ${moment}.`,
};
