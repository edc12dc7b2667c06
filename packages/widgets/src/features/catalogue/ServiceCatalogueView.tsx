import type { Service } from '@tramita/client/contract';
import { ChevronRight, Folder, LayoutGrid, List } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ServiceCatalogue.css.ts';
import { useCatalogueFocus } from './use-catalogue-focus.ts';

/** Cells in a grid, or lines in a list. */
export type CatalogueLayout = 'grid' | 'list';

export interface ServiceCatalogueViewProps {
  messages: typeof catalogueMessages;
  status: 'loading' | 'error' | 'ready';
  /** The failure; shown while `status` is error. */
  error: unknown;
  /** Shown at the top, after the list is loaded. */
  shortcuts?: ReactNode;
  folders: readonly Service[];
  services: readonly Service[];
  /** Number of loaded elements, and of all elements. */
  shown: number;
  total: number;
  /** Whether the list contains folders and not every service: the root of a backend with only the required contract. */
  isMixed: boolean;
  /** The current folder; null at the root. */
  folder: { id: number; title: string } | null;
  query: string;
  /** Element where the search is rendered instead of above the services. */
  searchContainer: HTMLElement | null;
  layout: CatalogueLayout;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Renders one service. */
  renderService: (service: Service) => ReactNode;
  onQueryChange: (query: string) => void;
  onFolderChange: (id: number | null) => void;
  onLayoutChange: (layout: CatalogueLayout) => void;
  onLoadMore: () => void;
  onRetry: () => void;
}

/** Renders the catalogue; loads and starts nothing. */
export function ServiceCatalogueView(props: ServiceCatalogueViewProps) {
  const { messages, status, error, folders, services, query, onRetry, onLoadMore } = props;
  const root = useRef<HTMLDivElement>(null);
  const focus = useCatalogueFocus(root, {
    folder: props.folder?.id ?? null,
    isReady: status !== 'loading',
    count: services.length,
  });
  const handleLoadMore = () => {
    focus.expectMore();
    onLoadMore();
  };
  const isEmpty = status === 'ready' && folders.length + services.length === 0;
  return (
    <div ref={root} className={styles.catalogue} data-slot="catalogue" aria-busy={status === 'loading'}>
      <div className={styles.page}>
        <CatalogueBar {...props} />
        {status !== 'loading' && props.shortcuts}
        {folders.length > 0 && <Folders {...props} />}
        {status === 'loading' && <LoadingCells key="all" />}
        {status === 'error' && <ErrorState error={error} onRetry={onRetry} />}
        {isEmpty && (
          <EmptyState title={messages.nothing} onClearSearch={query ? () => props.onQueryChange('') : undefined}>
            {query ? messages.nothingFor(query) : messages.nothingHere}
          </EmptyState>
        )}
        {services.length > 0 && <Cells {...props} />}
        {status === 'ready' && !isEmpty && <More {...props} onLoadMore={handleLoadMore} />}
      </div>
      <LiveRegion>{status === 'ready' ? countText(props) : ''}</LiveRegion>
    </div>
  );
}

function CatalogueBar(props: ServiceCatalogueViewProps) {
  const { messages, folder, query, searchContainer, onQueryChange, onFolderChange } = props;
  return (
    <div className={styles.bar} data-empty={searchContainer !== null && folder === null}>
      {folder && (
        <nav aria-label={messages.path}>
          <ol className={styles.crumbs}>
            <li>
              <button type="button" className={styles.crumb} onClick={() => onFolderChange(null)}>
                {messages.services}
              </button>
              <ChevronRight aria-hidden="true" />
            </li>
            <li aria-current="page" tabIndex={-1}>
              {folder.title || messages.category}
            </li>
          </ol>
        </nav>
      )}
      <SearchBox
        className={searchContainer ? undefined : styles.search}
        label={messages.searchLabel}
        placeholder={messages.searchLabel}
        container={searchContainer}
        value={query}
        onChange={onQueryChange}
      />
    </div>
  );
}

function Folders({ messages, folders, onFolderChange }: ServiceCatalogueViewProps) {
  return (
    <>
      <h2 className={styles.section}>{messages.categories}</h2>
      <ul className={styles.folders}>
        {folders.map((folder) => (
          <li key={folder.id}>
            <button
              type="button"
              className={styles.folder}
              data-folder={folder.id}
              onClick={() => onFolderChange(folder.id)}
            >
              <Folder aria-hidden="true" />
              <span className={styles.folderName}>{folder.title}</span>
              {folder.count !== undefined && (
                <span className={styles.folderCount}>
                  <span aria-hidden="true">{folder.count}</span>
                  <VisuallyHidden>, {messages.folderCount(folder.count)}</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Cells({
  messages,
  services,
  folder,
  query,
  layout,
  isMixed,
  renderService,
  onLayoutChange,
}: ServiceCatalogueViewProps) {
  const root = isMixed ? messages.otherServices : messages.allServices;
  const heading = query ? messages.results(query) : folder ? messages.inFolder : root;
  const views = [
    { id: 'grid', label: messages.grid, icon: <LayoutGrid /> },
    { id: 'list', label: messages.list, icon: <List /> },
  ] as const;
  return (
    <>
      <div className={styles.section}>
        <h2>{heading}</h2>
        <fieldset className={styles.view} aria-label={messages.view}>
          {views.map(({ id, label, icon }) => (
            <button
              key={id}
              type="button"
              className={styles.viewButton}
              aria-label={label}
              title={label}
              aria-pressed={layout === id}
              onClick={() => onLayoutChange(id)}
            >
              {icon}
            </button>
          ))}
        </fieldset>
      </div>
      <ul
        aria-label={heading}
        className={joinClasses(styles.grid, layout === 'list' && styles.asList)}
        data-count={layout === 'grid' ? services.length : undefined}
      >
        {services.map((service) => (
          <li key={service.id}>{renderService(service)}</li>
        ))}
      </ul>
    </>
  );
}

const countText = ({ messages, isMixed, shown, total }: ServiceCatalogueViewProps): string =>
  total === 0 ? messages.noServices : (isMixed ? messages.itemsOf : messages.servicesOf)(shown, total);

function More(props: ServiceCatalogueViewProps) {
  const { messages, hasMore, isLoadingMore, onLoadMore } = props;
  return (
    <div className={styles.more}>
      {hasMore ? (
        <Button busy={isLoadingMore} onClick={onLoadMore}>
          {messages.loadMore}
        </Button>
      ) : (
        <p className={styles.count}>{messages.noMore}</p>
      )}
      <p className={styles.count}>{countText(props)}</p>
    </div>
  );
}

function LoadingCells() {
  return (
    <div className={styles.grid} style={{ marginTop: 60 }} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are equal
        <div key={index} className={styles.cell}>
          <Skeleton width={36} height={36} />
          <span className={styles.cellText}>
            <Skeleton width="46%" height={12} />
            <Skeleton width="72%" height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}
