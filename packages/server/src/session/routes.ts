import type { Handlers } from '../handlers.ts';
import { authInfo } from './auth-info.ts';
import { capabilities } from './capabilities.ts';
import { setLocale } from './set-locale.ts';
import { whoami } from './whoami.ts';

export const sessionRoutes = {
  'session.authInfo': authInfo,
  'session.whoami': whoami,
  'session.setLocale': setLocale,
  'session.capabilities': capabilities,
} satisfies Partial<Handlers>;
