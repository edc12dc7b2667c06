// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@tramita/client/contract';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { Session } from '../auth/session.ts';
import { readPortalConfig } from '../config/portal-config.ts';
import { pageAt } from '../shell/page-title.ts';
import { createPortalRouter } from './router.tsx';

const widgets = join(import.meta.dirname, '../../../widgets');
const read = (file: string) => readFileSync(file, 'utf8');

/** The widget of each page that a backend may not offer: its subpath, and its folder if that has another name. */
const pages: Readonly<Record<string, { readonly subpath: string; readonly folder?: string }>> = {
  '/adm/people/import/:importId?': { subpath: 'people-import' },
  '/adm/people/:id?': { subpath: 'people', folder: 'people-directory' },
  '/adm/register': { subpath: 'register' },
  '/absences': { subpath: 'absences' },
  '/my-data': { subpath: 'my-data' },
  '/adm/calendars': { subpath: 'calendars' },
  '/adm/pending': { subpath: 'pending' },
  '/adm/integrations': { subpath: 'integrations' },
  '/adm/audit': { subpath: 'audit' },
};

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)]);

test('D7.11 the pages that a backend may not offer are known, each with the call that it needs', () => {
  const config = readPortalConfig({ issuer: 'https://id.test', clientId: 'portal' });
  const router = createPortalRouter({ session: {} as Session, config, frame: null });
  const found = pathsOf(router.routes).flatMap((path) => {
    const needs = pageAt(path)?.needs;
    return needs ? [{ path, isAddition: 'addition' in endpoints[needs] }] : [];
  });
  router.dispose();
  expect(found).toEqual(Object.keys(pages).map((path) => ({ path, isAddition: true })));
});

test.each(Object.entries(pages))(
  'D7.11 %s is a widget under its own subpath with stories for loading, empty, error and forbidden',
  (_path, { subpath, folder = subpath }) => {
    expect(read(join(import.meta.dirname, `../routes/${subpath}.tsx`))).toContain(`'@tramita/widgets/${subpath}'`);
    const manifest = JSON.parse(read(join(widgets, 'package.json')));
    expect(manifest.exports).toHaveProperty([`./${subpath}`]);
    expect(manifest.publishConfig.exports).toHaveProperty([`./${subpath}`]);
    const stories = globSync(`src/features/${folder}/*.stories.tsx`, { cwd: widgets }).map((file) =>
      read(join(widgets, file)),
    );
    for (const state of ['Loading', 'Empty', 'Failed', 'Forbidden']) {
      const isStory = new RegExp(`^export const ${state}\\w*: Story\\b`, 'm');
      expect(
        stories.some((text) => isStory.test(text)),
        `a story ${state}`,
      ).toBe(true);
    }
    // the preview lets violations of axe fail every story that does not say otherwise
    expect(stories.filter((text) => text.includes('a11y'))).toEqual([]);
  },
);
