import { canManagePeople } from '@tramita/client/rules';
import { Register, type RegisterKind } from '@tramita/widgets/register';
import { useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

const kinds: readonly string[] = ['branches', 'job-titles', 'statuses', 'categories', 'tags'];
const isKind = (text: string | null): text is RegisterKind => text !== null && kinds.includes(text);

/** `/adm/register`: branches, job titles, statuses, categories and tags, for administrators; `?tab` names the kind. */
export function RegisterRoute() {
  const user = useUser();
  const [query, setQuery] = useSearchParams();
  const { search } = useTopBarSlots();
  const guard = useGuardedLeaving();
  const tab = query.get('tab');
  if (!canManagePeople(user)) return <NoPermission />;
  return (
    <Register
      {...guard}
      searchContainer={search}
      kind={isKind(tab) ? tab : 'branches'}
      onKindChange={(kind) => setQuery(kind === 'branches' ? {} : { tab: kind })}
    />
  );
}
