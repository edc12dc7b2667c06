import { canManageGroups, canManageProcesses, type GroupKind } from '@tramita/client/rules';
import { Groups, type OpenGroup } from '@tramita/widgets/groups';
import { useHasWorkflowDraft } from '@tramita/widgets/provider';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

const addressOf = (group: OpenGroup, tab: GroupKind) => {
  const path = group === null ? '/adm/groups' : `/adm/group/${group}`;
  return tab === 'initializer' ? `${path}?tab=initializer` : path;
};

/** `/adm/groups`, and `/adm/group/{id}` with the dialog of a group; request groups add `?tab=initializer`. */
export function GroupsRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id } = useParams();
  const { search } = useTopBarSlots();
  const guard = useGuardedLeaving();
  const hasDraft = useHasWorkflowDraft();
  const tab = query.get('tab') === 'initializer' ? 'initializer' : 'attendance';
  if (!canManageGroups(user)) return <NoPermission />;
  return (
    <Groups
      {...guard}
      searchContainer={search}
      modelerHref={hasDraft && canManageProcesses(user) ? '/adm/workflow' : null}
      tab={tab}
      onTabChange={(next) => void navigate(addressOf(null, next))}
      group={id === undefined ? null : id === 'new' ? 'new' : Number(id)}
      onGroupChange={(group) => void navigate(addressOf(group, tab))}
    />
  );
}
