import { NotificationsMenu as Menu } from '../../features/notifications/NotificationsMenu.tsx';
import type { NotificationsMenuProps } from '../../features/notifications/notifications-menu-props.ts';
import { OpensInside } from '../inside/OpensInside.tsx';
import { taskPage } from '../inside/task-pages.ts';

const pages = [taskPage];

/**
 * A bell that counts unread notifications and opens their list. Polls for new ones. Tabs of one user, identified by
 * `storageScope`, share their data, so that only one of them polls. The task of a notification opens in a window if the
 * page does not open it.
 *
 * @example
 * <NotificationsMenu client={client} storageScope={userId} onUnreadChange={(unread) => setTitle(unread)} />
 */
export function NotificationsMenu(props: NotificationsMenuProps) {
  const { client, theme, isolate, locale, storageScope, onError } = props;
  return (
    <OpensInside {...{ client, theme, isolate, locale, storageScope, onError, pages }}>
      <Menu {...props} />
    </OpensInside>
  );
}
