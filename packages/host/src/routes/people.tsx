import { canManagePeople } from '@tramita/client/rules';
import { People } from '@tramita/widgets/people';
import { useCapability } from '@tramita/widgets/provider';
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
  const canImport = useCapability('imports.create');
  if (!canManagePeople(user)) return <NoPermission />;
  return (
    <People
      {...guard}
      person={id === undefined ? null : Number(id)}
      importHref={canImport ? '/adm/people/import' : undefined}
      onPersonChange={(person) => void navigate(person === null ? '/adm/people' : `/adm/people/${person}`)}
    />
  );
}
