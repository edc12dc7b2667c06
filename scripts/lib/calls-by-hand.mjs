// Widgets call the server through the hooks of packages/widgets/src/calls. The files listed here still use TanStack
// Query or the client directly, grouped by reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './is-test.mjs';
import { root } from './run.mjs';

const widgets = 'packages/widgets/src/';

const exceptions = {
  'provider is in a layer below calls': ['provider/UserScope.tsx', 'provider/use-capability.ts'],
  'plain functions and stores outside React cannot use hooks': [
    'features/notifications/center/create-center.ts',
    'features/notifications/center/create-change-queue.ts',
    'features/notifications/center/create-loader.ts',
    'features/task-inbox/bulk/bulk-order.ts',
  ],
  'connects a store, a timer or a page event to the client, outside rendering': [
    'features/task-detail/drafts/use-task-draft.ts',
    'features/task-detail/use-presence.ts',
    'features/task-inbox/bulk/use-action-run.ts',
  ],
  'has no query cache, so that the element stays small': ['features/nps-form/use-nps-form.ts'],
  'caches one result of several calls; the calls use useCachedRead': [
    'features/dashboards/filters/use-first-filter.ts',
  ],
  'saves one after the other, with the scope of a mutation': ['features/modeler/trial/use-scenarios.ts'],
  'public hook that takes its client as an argument and needs no provider': ['form/use-form-services.ts'],
  'uses newIdempotencyKey for ids of fields and drafts and calls nothing': [
    'features/modeler/fields/FormPanel.tsx',
    'features/modeler/use-workflow-draft.ts',
  ],
};

const listed = new Set(Object.values(exceptions).flatMap((files) => files.map((file) => widgets + file)));

const byHand = /\b(useQuery|useMutation|useInfiniteQuery)\s*[<(]|\bclient\s*\.call\b|\bnewIdempotencyKey\b/;

/**
 * Returns a sentence for each unlisted product file that calls the server directly, and for each outdated exception.
 */
export function callsByHand(files) {
  const found = new Set(
    files.filter(
      (file) =>
        file.startsWith(widgets) &&
        !file.startsWith(`${widgets}calls/`) &&
        !isTest(file) &&
        byHand.test(readFileSync(join(root, file), 'utf8')),
    ),
  );
  return [
    ...[...found.difference(listed)].map((file) => `${file} calls by hand: use the hooks of widgets/calls`),
    ...[...listed.difference(found)].map((file) => `${file} no longer calls by hand: remove it from calls-by-hand.mjs`),
  ];
}
