import { canManageUpdates } from '@tramita/client/rules';
import { UpdatesFeed } from '@tramita/widgets/updates';
import { useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';

/** `/updates` and `/update/detail/{id}`: the updates, with their search in the top bar. */
export function UpdatesRoute() {
  const navigate = useNavigate();
  const { id } = useParams();
  const { search } = useTopBarSlots();
  const canManage = canManageUpdates(useUser());
  return (
    <UpdatesFeed
      searchContainer={search}
      canManage={canManage}
      update={id === undefined ? null : Number(id)}
      onUpdateChange={(update) => void navigate(update === null ? '/updates' : `/update/detail/${update}`)}
    />
  );
}
