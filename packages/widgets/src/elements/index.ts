import { version } from '../provider/version.ts';
import { commonAttributes, type WidgetDefinition, type WidgetTag, widgetElements } from './definitions.ts';
import { type ElementPart, TramitaElement } from './tramita-element.ts';
import { TramitaProviderElement } from './tramita-provider-element.ts';

export type { ElementAttributes, ElementListeners, ElementProps } from './element-props.ts';
export type {
  TramitaEventMap,
  TramitaNavigateDetail,
  TramitaOpenTaskDetail,
  TramitaRatedDetail,
  TramitaSentDetail,
} from './events.ts';
export type { TramitaTag, WidgetTags } from './tags.ts';

type Load = () => Promise<{ readonly part: ElementPart }>;

/** The code of the elements, which is loaded when the tag first appears. */
const code: Readonly<Record<WidgetTag, Load>> = {
  'tramita-task-inbox': () => import('./parts/task-inbox.tsx'),
  'tramita-task-detail': () => import('./parts/task-detail.tsx'),
  'tramita-catalogue': () => import('./parts/catalogue.tsx'),
  'tramita-request-dialog': () => import('./parts/request-dialog.tsx'),
  'tramita-notifications': () => import('./parts/notifications.tsx'),
  'tramita-summary': () => import('./parts/summary.tsx'),
  'tramita-dashboards': () => import('./parts/dashboards.tsx'),
  'tramita-report': () => import('./parts/report.tsx'),
  'tramita-updates': () => import('./parts/updates.tsx'),
  'tramita-nps-form': () => import('./parts/nps-form.tsx'),
};

/**
 * Defines the elements that the page has not defined yet, so that a script loaded twice changes nothing. Of two versions
 * the first one counts, and the console shows an error.
 */
function defineElements(registry: CustomElementRegistry): void {
  const first = registry.get('tramita-provider') as { readonly version?: string } | undefined;
  if (!first) registry.define('tramita-provider', TramitaProviderElement);
  else if (first.version !== version)
    void import('./mistakes.ts').then(({ sayVersions }) => sayVersions(`${first.version}`, version)).catch(() => {});
  for (const [tag, load] of Object.entries(code)) {
    if (registry.get(tag)) continue;
    const { attributes, needs }: WidgetDefinition = widgetElements[tag as WidgetTag];
    registry.define(
      tag,
      class extends TramitaElement {
        static readonly observedAttributes = Object.keys({ ...commonAttributes, ...attributes });
        override readonly needs = needs ?? [];
        protected load = () => load().then(({ part }) => part);
      },
    );
  }
}

// a server has no elements to define
const registry: CustomElementRegistry | undefined = globalThis.customElements;
if (registry) defineElements(registry);
