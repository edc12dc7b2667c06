// @vitest-environment jsdom
import { isValidElement } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { Session } from '../auth/session.ts';
import { readPortalConfig } from '../config/portal-config.ts';
import { PortalLayout } from './PortalLayout.tsx';
import { createPortalRouter } from './router.tsx';

/** Returns the addresses of routes, those that require sign-in separately. */
function addresses(routes: readonly RouteObject[], isBelowGuard = false): { guarded: string[]; open: string[] } {
  const found = { guarded: [] as string[], open: [] as string[] };
  for (const { path, element, children } of routes) {
    const isGuarded = isBelowGuard || (isValidElement(element) && element.type === PortalLayout);
    if (path) (isGuarded ? found.guarded : found.open).push(path);
    const below = addresses(children ?? [], isGuarded);
    found.guarded.push(...below.guarded);
    found.open.push(...below.open);
  }
  return found;
}

test('P2.1.01 every address requires sign-in except the two of the sign-in itself and the not-found page', () => {
  const config = readPortalConfig({ issuer: 'https://id.test', clientId: 'portal' });
  const router = createPortalRouter({ session: {} as Session, config, frame: null });
  const { guarded, open } = addresses(router.routes);
  expect(open).toEqual(['/', '/home', '*']);
  expect(guarded).toContain('/services/:name?');
  expect(guarded.length).toBeGreaterThan(25);
  router.dispose();
});
