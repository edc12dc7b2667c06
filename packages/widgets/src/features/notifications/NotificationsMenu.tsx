import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notificationsMessages } from '../../messages/features/notifications.ts';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { root } from './BellButton.css.ts';
import { BellButton } from './BellButton.tsx';
import { useNotificationCenter } from './center/use-notification-center.ts';
import type { NotificationsMenuProps } from './notifications-menu-props.ts';

const loadSheet = () => import('virtual:sheet/notifications');

const defaultPollInterval = 60_000;

const panel = lazyPart(() =>
  import('./panel/NotificationsPanel.tsx').then(({ NotificationsPanel, prepareFormats }) => {
    prepareFormats();
    return NotificationsPanel;
  }),
);

/** Loads the code of the panel while the pointer is on its way to the press; the opening reports a failure. */
const loadPanel = () => void panel.load().catch(() => {});

/**
 * A bell that counts unread notifications and opens their list. Polls for new ones. Tabs of one user, identified by
 * `storageScope`, share their data, so that only one of them polls.
 *
 * @example
 * <NotificationsMenu client={client} storageScope={userId} onUnreadChange={(unread) => setTitle(unread)} />
 */
export function NotificationsMenu(props: NotificationsMenuProps) {
  const { client, theme, isolate, locale, storageScope, onEvent, onError, className, ...menu } = props;
  const settings = { client, theme, isolate, locale, storageScope, onEvent, onError };
  return (
    <WidgetRoot {...settings} sheet={loadSheet} className={joinClasses(root, className)}>
      <ConnectedMenu {...menu} />
    </WidgetRoot>
  );
}

type ConnectedProps = Omit<NotificationsMenuProps, keyof WidgetSettings | 'storageScope' | 'onEvent' | 'onError'>;

function ConnectedMenu(props: ConnectedProps) {
  const { onUnreadChange, onTaskCountsChange, pollInterval = defaultPollInterval, live } = props;
  const { onError } = useTramita();
  const messages = useMessages(notificationsMessages);
  const snackbars = useSnackbars();
  const handleFailed = (error: unknown) => {
    onError(error);
    snackbars.error(messages.actionFailed);
  };
  const { feed } = useNotificationCenter({ pollInterval, live, onTaskCountsChange, onFailed: handleFailed });
  const { unread, arrival } = useSyncExternalStore(feed.subscribe, feed.read, feed.read);
  useUnreadReport(unread, onUnreadChange);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenState(props);
  const close = () => setOpen(false);
  const Panel = useOpenedPart(panel, isOpen, close);

  return (
    <>
      <BellButton
        buttonRef={bell}
        unread={unread ?? 0}
        isOpen={isOpen}
        messages={messages}
        onClick={() => setOpen(!isOpen)}
        onApproach={loadPanel}
      />
      <LiveRegion>{arrival.count > 0 && <span key={arrival.turn}>{messages.arrived(arrival.count)}</span>}</LiveRegion>
      {Panel && (
        <Panel
          isOpen={isOpen}
          bell={bell}
          feed={feed}
          messages={messages}
          onClose={close}
          onOpenTask={props.onOpenTask}
        />
      )}
    </>
  );
}

function useOpenState({ open, defaultOpen = false, onOpenChange }: ConnectedProps) {
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, change] as const;
}

function useUnreadReport(unread: number | null, onUnreadChange: ((unread: number) => void) | undefined): void {
  const latest = useRef(onUnreadChange);
  latest.current = onUnreadChange;
  useEffect(() => {
    if (unread !== null) latest.current?.(unread);
  }, [unread]);
}
