import { useMemo, useState } from 'react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import type { InsidePage, InsideWindowProps } from './inside-page.ts';

const loadSheet = () => import('virtual:sheet/opened-page');

const filling = { height: '100%' };

interface OpenedPageProps {
  page: InsidePage;
  path: string;
  onClose: () => void;
}

/**
 * A page that a link of a widget opened, once its code is loaded. Its styles are in a shadow root, because the page around
 * has imported only those of the widget with the link.
 */
export function OpenedPage(props: OpenedPageProps) {
  return (
    <WidgetRoot isolate sheet={loadSheet} style={props.page.isWindow ? undefined : filling}>
      <LoadedPage {...props} />
    </WidgetRoot>
  );
}

function LoadedPage({ page, path, onClose }: OpenedPageProps) {
  const { messages } = useUiEnvironment();
  const [hasFailed, setFailed] = useState(false);
  const Page = useLazyPart(page.part, !hasFailed, () => setFailed(true));
  const params = useMemo(() => page.pattern.exec(path)?.slice(1) ?? [], [page, path]);
  if (Page) return <Page params={params} Window={InsideWindow} onClose={onClose} />;
  if (!hasFailed) return <div aria-busy="true" />;
  const failure = <ErrorState title={messages.partFailed} onRetry={() => setFailed(false)} />;
  if (!page.isWindow) return failure;
  return (
    <InsideWindow title={messages.errorTitle} onClose={onClose}>
      {failure}
    </InsideWindow>
  );
}

function InsideWindow({ title, isBare = false, onClose, children }: InsideWindowProps) {
  return (
    <DialogWindow open title={title} onClose={onClose} width={1200} fill={isBare ? 'bare' : 'headed'} flush>
      {children}
    </DialogWindow>
  );
}
