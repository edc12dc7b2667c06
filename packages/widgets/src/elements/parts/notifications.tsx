import { NotificationsMenu } from '../../features/notifications/NotificationsMenu.tsx';
import { useTramita } from '../../provider/tramita-context.ts';
import type { ElementOf } from '../tramita-element.ts';
import { numberOf } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

function Notifications({ element }: { element: ElementOf<'tramita-notifications'> }) {
  const { navigate } = useTramita();
  return (
    <NotificationsMenu
      pollInterval={numberOf(element, 'poll-interval')}
      onUnreadChange={(unread) => element.emit('tramita-unread', unread)}
      onOpenTask={({ menu, identifier }) => {
        if (element.emit('tramita-open-task', { menu, identifier })) navigate(`/${menu}/${identifier}`);
      }}
    />
  );
}

export const part = createPart<'tramita-notifications'>((element) => <Notifications element={element} />);
