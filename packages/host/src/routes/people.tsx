import { canManagePeople } from '@tramita/client/rules';
import { People } from '@tramita/widgets/people';
import { useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/people`: the people of the company, with `/{id}` for the page of a person. For administrators. */
export function PeopleRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { id } = useParams();
  const guard = useGuardedLeaving();
  if (!canManagePeople(user)) return <NoPermission />;
  return (
    <People
      {...guard}
      person={id === undefined ? null : Number(id)}
      onPersonChange={(person) => void navigate(person === null ? '/adm/people' : `/adm/people/${person}`)}
    />
  );
}
