import { version } from '../provider/version.ts';
import type { WidgetTags } from './tags.ts';
import { commonAttributes } from './token-element.ts';
import { type ElementPart, TramitaElement } from './tramita-element.ts';
import { TramitaProviderElement } from './tramita-provider-element.ts';

export type {
  TramitaEventMap,
  TramitaNavigateDetail,
  TramitaOpenTaskDetail,
  TramitaRatedDetail,
  TramitaSentDetail,
} from './events.ts';
export type { TramitaTag, WidgetTags } from './tags.ts';

type Load = () => Promise<{ readonly part: ElementPart }>;

/** The elements: their own attributes and their code, which is loaded when the tag first appears. */
const elements: Readonly<
  Record<
    keyof WidgetTags,
    { readonly attributes: readonly string[]; readonly needs?: readonly string[]; readonly load: Load }
  >
> = {
  'tramita-task-inbox': { attributes: ['page', 'status', 'open-task'], load: () => import('./parts/task-inbox.tsx') },
  'tramita-task-detail': {
    attributes: ['identifier', 'use-requests', 'read-only', 'page', 'status'],
    needs: ['identifier'],
    load: () => import('./parts/task-detail.tsx'),
  },
  'tramita-catalogue': { attributes: ['category', 'service'], load: () => import('./parts/catalogue.tsx') },
  'tramita-request-dialog': { attributes: ['service'], load: () => import('./parts/request-dialog.tsx') },
  'tramita-notifications': { attributes: ['poll-interval'], load: () => import('./parts/notifications.tsx') },
  'tramita-summary': { attributes: [], load: () => import('./parts/summary.tsx') },
  'tramita-dashboards': { attributes: ['type'], load: () => import('./parts/dashboards.tsx') },
  'tramita-report': { attributes: ['tab', 'read-only'], load: () => import('./parts/report.tsx') },
  'tramita-updates': { attributes: ['update', 'can-manage'], load: () => import('./parts/updates.tsx') },
  'tramita-nps-form': { attributes: ['uuid', 'value'], needs: ['uuid'], load: () => import('./parts/nps-form.tsx') },
};

/**
 * Defines the elements that the page has not defined yet, so that a script loaded twice changes nothing. Of two versions
 * the first one counts, and the console shows an error.
 */
function defineElements(registry: CustomElementRegistry): void {
  const first = registry.get('tramita-provider') as { readonly version?: string } | undefined;
  if (!first) registry.define('tramita-provider', TramitaProviderElement);
  else if (first.version !== version) {
    console.error(
      `The page loads the elements of @tramita/widgets ${first.version} and ${version}: load one version. The first one is used.`,
    );
  }
  for (const [tag, { attributes, needs = [], load }] of Object.entries(elements)) {
    if (registry.get(tag)) continue;
    registry.define(
      tag,
      class extends TramitaElement {
        static readonly observedAttributes = [...commonAttributes, ...attributes];
        protected override readonly needs = needs;
        protected load = () => load().then(({ part }) => part);
      },
    );
  }
}

// a server has no elements to define
const registry: CustomElementRegistry | undefined = globalThis.customElements;
if (registry) defineElements(registry);
