import { type ComponentType, Fragment, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { partMessages } from '../../messages/basic.ts';
import { pathInside } from '../../provider/inside.ts';
import { goTo, isRouted } from '../../provider/resolve-settings.ts';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import type { Inside } from '../../provider/tramita-context.ts';
import { TramitaContext, type TramitaSettings, useTramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import type { LinkComponent } from '../../ui/ui-surroundings.ts';
import { InsideLink } from './InsideLink.tsx';
import type { InsidePage } from './inside-page.ts';

/** Shows the opened page. Loaded when a link is used, because few users of a widget do. */
const openedPage = lazyPart(() => import('./OpenedPage.tsx').then(({ OpenedPage }) => OpenedPage));

interface OpensInsideProps
  extends Pick<TramitaSettings, 'client' | 'theme' | 'isolate' | 'locale' | 'storageScope' | 'onError'> {
  /** The pages that can be opened. */
  pages: readonly InsidePage[];
  /** Shares the widget's loaded data with these pages, as `QueryScope` does. */
  scope?: ComponentType<{ children: ReactNode }>;
  /** Whether the widget itself shows this path. */
  isOwn?: (path: string) => boolean;
  /** Called when a link leads back to the widget itself. */
  onOwn?: (path: string) => void;
  children: ReactNode;
}

/**
 * Opens the links of a widget inside it if the page routes none: it passes no address for them, no `navigate` and no
 * `linkComponent`.
 */
export function OpensInside(props: OpensInsideProps) {
  const around = useContext(TramitaContext);
  if (around && isRouted(around)) return props.children;
  const { client, theme, isolate, locale, storageScope, onError, scope: Scope = Fragment } = props;
  return (
    <TramitaProvider {...{ client, theme, isolate, locale, storageScope, onError }}>
      <Scope>
        <InsideFrame {...props} />
      </Scope>
    </TramitaProvider>
  );
}

function InsideFrame({ pages, isOwn, onOwn, children }: OpensInsideProps) {
  const settings = useTramitaSettings();
  const [opened, setOpened] = useState<string | null>(null);
  const own = useRef({ isOwn, onOwn });
  own.current = { isOwn, onOwn };
  const inner = useMemo(() => {
    const outer = settings.inside;
    const inside: Inside = {
      canOpen: (path) => Boolean(own.current.isOwn?.(path) || pageOf(pages, path) || outer?.canOpen(path)),
      open(path) {
        // a widget inside another one lets that one open it, so that they do not pile up
        if (outer?.canOpen(path)) return outer.open(path);
        const isBack = own.current.isOwn?.(path);
        setOpened(isBack ? null : path);
        if (isBack) own.current.onOwn?.(path);
      },
    };
    const navigate = (address: string) => {
      const path = pathInside(address);
      if (path === null) goTo(address);
      else inside.open(path);
    };
    return { ...settings, inside, navigate, linkComponent: InsideLink as LinkComponent };
  }, [settings, pages]);
  const page = opened !== null && pageOf(pages, opened);
  const close = () => setOpened(null);
  const Opened = useLazyPart(openedPage, Boolean(page), close);
  const { partFailed } = useMessages(partMessages);
  return (
    <TramitaContext.Provider value={inner}>
      {(!page || page.isWindow || !Opened) && children}
      {page && Opened && <Opened key={opened} page={page} path={opened} onClose={close} />}
      {openedPage.hasFailed && !Opened && <p role="alert">{partFailed}</p>}
    </TramitaContext.Provider>
  );
}

const pageOf = (pages: readonly InsidePage[], path: string) => pages.find(({ pattern }) => pattern.test(path));
