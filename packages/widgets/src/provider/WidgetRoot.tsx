import { type ComponentPropsWithoutRef, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageReset, root, themeClass } from '../theme/theme.css.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { lazyPart, useLazyPart } from '../ui/lazy-part.ts';
import { PortalContext, usePortal } from '../ui/portal.ts';
import { SnackbarProvider } from '../ui/Snackbars/SnackbarProvider.tsx';
import { UiEnvironmentContext, type UiSurroundings } from '../ui/ui-surroundings.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { useWatchedFocus } from './focus/use-watched-focus.ts';
import { IsolationContext, type LoadSheet, useIsolatedSheet } from './isolation/isolation.ts';
import { useSheetReminder } from './isolation/use-sheet-reminder.ts';
import { type ResolvedSettings, TramitaContext, type TramitaSettings, useTramitaSettings } from './tramita-context.ts';
import { useResolvedSettings } from './use-resolved-settings.ts';
import { WidgetRootContext } from './widget-root-context.ts';

const isolatedHost = lazyPart(() => import('./isolation/IsolatedHost.tsx').then(({ IsolatedHost }) => IsolatedHost));
const everySheet: LoadSheet = () => import('virtual:sheet/ui');

/** Props of {@link WidgetRoot}. */
export interface WidgetRootProps extends TramitaSettings, Omit<ComponentPropsWithoutRef<'div'>, 'onError'> {
  /**
   * Where dialogs, menus and messages are mounted, for pages that clip or transform the elements around a widget;
   * receives its own themed element. @default inside the root
   */
  portalTarget?: HTMLElement;
  /** Loads the style sheet of the content for `isolate`. @default that of `@tramita/widgets/ui` */
  sheet?: LoadSheet;
}

/**
 * The themed element that contains a widget: tokens, base typography, reset, the container of dialogs and the
 * snackbars. Accepts the settings of `TramitaProvider` as props, which override those of a surrounding provider. Inside
 * another root of the same theme and language it reuses that one.
 */
export function WidgetRoot(props: WidgetRootProps) {
  const { client, theme, resetPageStyles, isolate, locale, messages, linkComponent, navigate, ...others } = props;
  const {
    storage,
    storageScope,
    queryClient,
    onEvent,
    onError,
    now,
    portalTarget,
    sheet = everySheet,
    ...content
  } = others;
  const { children, ...attributes } = content;
  const settings = useResolvedSettings({
    client,
    theme,
    resetPageStyles,
    isolate,
    locale,
    messages,
    linkComponent,
    navigate,
    storage,
    storageScope,
    queryClient,
    onEvent,
    onError,
    now,
  });
  const outer = useContext(WidgetRootContext);
  const around = useContext(IsolationContext);
  const startsIsolation = settings.isolate && !around;
  const isAlike = outer?.theme === settings.theme && outer.locale === settings.locale;
  const isNested = isAlike && !portalTarget && !startsIsolation;
  const root = isNested ? (
    <NestedRoot settings={settings} portal={outer.portal} attributes={attributes}>
      {children}
    </NestedRoot>
  ) : (
    <Suspense>
      <ThemedRoot settings={settings} portalTarget={portalTarget} attributes={attributes}>
        {children}
      </ThemedRoot>
    </Suspense>
  );
  const styled = around || startsIsolation ? <WithSheet load={sheet}>{root}</WithSheet> : root;
  return (
    <TramitaContext.Provider value={settings}>
      {startsIsolation ? <Isolated>{styled}</Isolated> : styled}
    </TramitaContext.Provider>
  );
}

/** Renders its children after the style sheet is in the surrounding shadow root. */
function WithSheet({ load, children }: { load: LoadSheet; children: ReactNode }) {
  return useIsolatedSheet(load) && children;
}

/** Renders its children into a shadow root. Its code is loaded only on pages that isolate widgets. */
function Isolated({ children }: { children: ReactNode }) {
  const { onError } = useTramitaSettings();
  const Host = useLazyPart(isolatedHost, true, onError as () => void);
  return Host && <Host>{children}</Host>;
}

interface RootProps {
  settings: ResolvedSettings;
  attributes: ComponentPropsWithoutRef<'div'>;
  children: ReactNode;
}

function useSurroundings({ messages, language, now, linkComponent, isPrerendering }: ResolvedSettings) {
  return useMemo<UiSurroundings>(
    () => ({ overrides: messages, language, now, Link: linkComponent, isPrerendering }),
    [messages, language, now, linkComponent, isPrerendering],
  );
}

function ThemedRoot({ settings, attributes, portalTarget, children }: RootProps & { portalTarget?: HTMLElement }) {
  const { theme, resetPageStyles, locale, language } = settings;
  const lang = language?.locale ?? locale;
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  // no element follows the content in the HTML of a server, see `usePrerendered`
  const isHydrated = useIsHydrated();
  const focusRef = useWatchedFocus();
  useSheetReminder(portal);
  const environment = useSurroundings(settings);
  const classes = joinClasses(root, themeClass[theme], resetPageStyles && pageReset);
  const themed = useMemo(() => ({ theme, locale, classes, portal }), [theme, locale, classes, portal]);
  return (
    <WidgetRootContext.Provider value={themed}>
      <UiEnvironmentContext.Provider value={environment}>
        <div
          ref={focusRef}
          data-slot="root"
          data-theme={theme}
          lang={lang}
          aria-busy={language ? undefined : true}
          {...attributes}
          className={joinClasses(classes, attributes.className)}
        >
          {/* nothing is shown in a language that the page did not choose */}
          {language && (
            <PortalContext.Provider value={portal}>
              <SnackbarProvider>{children}</SnackbarProvider>
            </PortalContext.Provider>
          )}
          {isHydrated && !portalTarget && <div ref={setPortal} data-slot="portal" />}
        </div>
        {isHydrated &&
          portalTarget &&
          createPortal(
            <div
              ref={setPortal}
              className={joinClasses(classes, attributes.className)}
              data-slot="portal"
              lang={lang}
            />,
            portalTarget,
          )}
      </UiEnvironmentContext.Provider>
    </WidgetRootContext.Provider>
  );
}

function NestedRoot({ settings, portal, attributes, children }: RootProps & { portal: HTMLElement | null }) {
  const around = usePortal();
  const environment = useSurroundings(settings);
  const isBare = Object.keys(attributes).length === 0;
  return (
    <UiEnvironmentContext.Provider value={environment}>
      {/* inside a dialog the dialog provides the portal */}
      <PortalContext.Provider value={around ?? portal}>
        {isBare ? children : <div {...attributes}>{children}</div>}
      </PortalContext.Provider>
    </UiEnvironmentContext.Provider>
  );
}
