import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptSheet, expectNoSheets, IsolationContext, type LoadSheet } from '../../provider/isolation/isolation.ts';
import { adoptHostRules, exposeParts } from '../../provider/isolation/shadow-frame.ts';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { themeColor } from '../../theme/theme-color.ts';
import { themeNames } from '../../theme/theme-name.ts';
import { whenQuiet } from '../../ui/lazy-part.ts';
import type { LinkComponent } from '../../ui/ui-surroundings.ts';
import type { WidgetTag } from '../definitions.ts';
import { sayMistake } from '../late-mistakes.ts';
import type { ElementOf, ElementPart, TramitaElement } from '../tramita-element.ts';
import { localeOf, oneOf } from './attributes.ts';
import { connectionOf, releaseConnection } from './connection.ts';
import { ElementLink, type Navigation, NavigationContext } from './ElementLink.tsx';
import { ErrorReport } from './ErrorReport.tsx';
import { preloadSnackbars } from './SnackbarOnDemand.tsx';

const areaRules = `[data-slot="frame"] > [data-slot="root"] { background: ${themeColor('surface')}; }`;
const loadAreaRules: LoadSheet = () => Promise.resolve({ default: () => areaRules });

interface PartOptions {
  /** Whether the widget fills an area, which then has the background of its theme whatever the page's is. */
  isArea?: boolean;
  /** Makes the cache that the elements of one connection share; absent for a widget without one. */
  createQueries?: () => QueryClient;
}

/**
 * Makes the code of an element: renders a widget into the element's shadow root, with the connection, theme and links
 * of the element.
 *
 * @param render returns the widget for the present attributes and properties; null for none
 */
export function createPart<Tag extends WidgetTag>(
  render: (element: ElementOf<Tag>) => ReactNode,
  { isArea = false, createQueries }: PartOptions = {},
): ElementPart {
  return {
    show(element) {
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      expectNoSheets(shadow);
      const frame = element.ownerDocument.createElement('div');
      frame.dataset['slot'] = 'frame';
      shadow.replaceChildren(frame);
      const stopExposing = exposeParts(shadow);
      const root = createRoot(frame);
      const navigation = navigationOf(element);
      const navigate = (path: string) => {
        if (navigation.ask(path)) window.location.assign(navigation.addressOf(path));
      };
      const report = (error: unknown) => void element.emit('tramita-error', error);
      let watched: TramitaElement['provider'] = null;
      let stopWatching: (() => void) | undefined;
      const update = () => {
        adoptHostRules(shadow);
        if (isArea) adoptSheet(shadow, loadAreaRules, areaRules);
        if (watched !== element.provider) {
          stopWatching?.();
          watched = element.provider;
          stopWatching = watched?.watch(update);
        }
        const connection = connectionOf(element, createQueries);
        const theme = oneOf(ownerOf(element, 'theme'), 'theme', themeNames) ?? 'system';
        root.render(
          connection && (
            <IsolationContext.Provider value={shadow}>
              <TramitaProvider
                client={connection.client}
                {...(connection.queryClient && { queryClient: connection.queryClient })}
                theme={theme}
                locale={localeOf(ownerOf(element, 'locale'))}
                resetPageStyles={false}
                navigate={navigate}
                linkComponent={ElementLink as LinkComponent}
                onError={report}
              >
                <NavigationContext.Provider value={navigation}>
                  <ErrorReport onError={report}>{render(element)}</ErrorReport>
                </NavigationContext.Provider>
              </TramitaProvider>
            </IsolationContext.Provider>
          ),
        );
      };
      update();
      const stopPreload = whenQuiet(preloadSnackbars);
      return {
        update,
        remove() {
          stopWatching?.();
          stopPreload();
          stopExposing();
          root.unmount();
          releaseConnection(element);
          shadow.replaceChildren();
        },
      };
    },
  };
}

/** The element that has an attribute: its provider if it has none itself. */
const ownerOf = (element: TramitaElement, name: string): Element =>
  (!element.hasAttribute(name) && element.provider) || element;

function navigationOf(element: TramitaElement): Navigation {
  const addressOf = (path: string) => {
    const base = element.setting('link-base') ?? element.setting('api-base') ?? '';
    if (!path.startsWith('/')) return path;
    if (!URL.canParse(base, element.baseURI)) {
      sayMistake(element, 'address', 'link-base', base);
      return path;
    }
    // the portal may be below a path of its own
    const { origin, pathname } = new URL(base || '/', element.baseURI);
    return `${origin}${pathname.replace(/\/$/, '')}${path}`;
  };
  return { addressOf, ask: (path) => element.emit('tramita-navigate', { href: addressOf(path), path }) };
}
