import type { Service, User } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { type Known, KnownUser } from '../../calls/KnownUser.tsx';
import { failureMessages, failureOf } from '../../messages/failures.ts';
import { catalogueMessages } from '../../messages/features/catalogue.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { serviceIcons } from '../../services/ServiceTile.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { usePrerendered } from '../../ui/lazy-part.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { RequestStartDialogs } from './RequestStartDialogs.tsx';
import { ServiceCatalogueView } from './ServiceCatalogueView.tsx';
import { ServiceCell } from './ServiceCell.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useCatalogueLayout } from './use-catalogue-layout.ts';
import { useExternalServices } from './use-external-service.ts';
import { useRequestStart } from './use-request-start.ts';
import { useServices } from './use-services.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Loads the style sheet of the catalogue into a shadow root. */
export const loadCatalogueSheet = () => import('virtual:sheet/catalogue');

export interface ServiceCatalogueProps extends WidgetSettings {
  /**
   * The signed-in user: the superior decides which services may be started, the token opens external services.
   * @default loaded from the API
   */
  user?: Pick<User, 'superior' | 'token'>;
  /** Id of the shown folder; null is the root. If undefined, the catalogue keeps this state itself. */
  category?: number | null;
  onCategoryChange?: (category: number | null) => void;
  /** An element of the page, inside a themed root, where the search is rendered instead of above the services. */
  searchContainer?: HTMLElement | null;
  /** Name of a service to start automatically, as in `/services/{name}`. */
  startService?: string | null;
  /** Called when the start of `startService` ended without a request. */
  onStartServiceEnd?: () => void;
  /**
   * Host names of external services whose addresses get the user's own token in place of `{token}`, for systems that
   * cannot use a ticket. @default none
   */
  tokenHosts?: readonly string[];
  /** Returns the address of a service in the page. @default '/services/{name}' */
  serviceHref?: (service: Service) => string;
  /** Called when the requirements are met and the user has confirmed; should open the request dialog. */
  onRequest: (service: Service) => void;
}

/**
 * The catalogue of services: folders, search, and the steps from a service to its request (requirements, then a
 * confirmation, then `onRequest`).
 *
 * @example
 * <ServiceCatalogue client={client} onRequest={setService} />
 */
export function ServiceCatalogue({ client, theme, isolate, locale, user, ...props }: ServiceCatalogueProps) {
  return (
    <WidgetRoot client={client} theme={theme} isolate={isolate} locale={locale} sheet={loadCatalogueSheet}>
      <QueryScope>
        <KnownUser given={user}>{(known) => <ConnectedCatalogue {...props} user={known} />}</KnownUser>
      </QueryScope>
    </WidgetRoot>
  );
}

const readQuery = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const noHosts: readonly string[] = [];

function ConnectedCatalogue(props: Known<ServiceCatalogueProps>) {
  const { user, startService, onStartServiceEnd, serviceHref, onRequest, tokenHosts = noHosts } = props;
  const messages = useMessages(catalogueMessages);
  const addressOf = usePortalAddress();
  const [query, setQuery] = usePersistentState('catalogue.query', '', readQuery);
  const [ownCategory, setOwnCategory] = useState<number | null>(null);
  const category = props.category === undefined ? ownCategory : props.category;
  const [layout, setLayout] = useCatalogueLayout();
  const settled = useSettled(query);
  const catalogue = useServices({ query: settled, category });
  usePrerendered(catalogue.shown > 0 && serviceIcons);
  const isPending = catalogue.status === 'loading';
  const error = catalogue.problem?.error;
  const { favourites, shown, isWaiting } = useShortcuts(messages, !isPending);
  const external = useExternalServices(user.token, tokenHosts, messages);
  const request = useRequestStart({ user, messages, onRequest, onEnd: () => onStartServiceEnd?.() });
  const { beginByName } = request;

  useEffect(() => {
    if (!startService) return;
    const abort = new AbortController();
    void beginByName(startService, abort.signal);
    return () => abort.abort();
  }, [startService, beginByName]);

  const { folders, services } = catalogue;
  const titles = useFolderTitles(folders, services, category);
  useLaterFailure(catalogue.shown > 0 ? error : null);
  const changeFolder = (id: number | null) => {
    setOwnCategory(id);
    props.onCategoryChange?.(id);
  };
  const isFailed = catalogue.problem !== null && catalogue.shown === 0;
  const link = {
    messages,
    hrefOf: serviceHref ?? (({ name }: Service) => addressOf(`/services/${encodeURIComponent(name)}`)),
    external,
    checking: request.start.step === 'checking' ? request.start.service.id : null,
    onChoose: (chosen: Service) => void request.begin(chosen),
  };
  const isTop = category === null && settled.trim() === '';
  return (
    <>
      <ServiceCatalogueView
        messages={messages}
        status={isPending || isWaiting ? 'loading' : isFailed ? 'error' : 'ready'}
        error={error}
        shortcuts={isTop && <Shortcuts {...shown} services={services} context={link} />}
        folders={isWaiting ? [] : folders}
        services={isWaiting ? [] : services}
        shown={catalogue.shown}
        total={catalogue.total}
        isMixed={catalogue.isMixed}
        folder={category === null ? null : { id: category, title: titles.get(category) ?? '' }}
        query={query}
        searchContainer={props.searchContainer ?? null}
        layout={layout}
        hasMore={catalogue.hasMore}
        isLoadingMore={catalogue.isLoadingMore}
        renderService={(service) => <ServiceCell service={service} context={link} favourites={favourites} />}
        onQueryChange={setQuery}
        onFolderChange={changeFolder}
        onLayoutChange={setLayout}
        onLoadMore={catalogue.loadMore}
        onRetry={catalogue.retry}
      />
      <RequestStartDialogs start={request.start} messages={messages} onConfirm={request.confirm} onEnd={request.end} />
    </>
  );
}

/** The titles of the folders loaded so far, so that the title is known in an empty folder or search. */
function useFolderTitles(
  folders: readonly Service[],
  services: readonly Service[],
  category: number | null,
): ReadonlyMap<number, string> {
  const titles = useRef(new Map<number, string>());
  for (const folder of folders) titles.current.set(folder.id, folder.title);
  for (const service of services) {
    if (category !== null && service.categoryTitle) titles.current.set(category, service.categoryTitle);
  }
  return titles.current;
}

/** Reports a failed further page or refresh; the loaded services remain visible. */
function useLaterFailure(error: unknown): void {
  const failures = useMessages(failureMessages);
  const snackbars = useSnackbars();
  useEffect(() => {
    if (!error) return;
    const { title, detail } = failureOf(error, {}, failures);
    const id = snackbars.persistent(title, { detail });
    return () => snackbars.dismiss(id);
  }, [error, snackbars, failures]);
}
