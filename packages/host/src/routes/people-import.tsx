import { canManagePeople } from '@tramita/client/rules';
import { PeopleImport } from '@tramita/widgets/people-import';
import { useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

const path = '/adm/people/import';

/** `/adm/people/import`, and `/adm/people/import/{id}` with a file that was sent, for administrators. */
export function PeopleImportRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { importId } = useParams();
  if (!canManagePeople(user)) return <NoPermission />;
  return (
    <PeopleImport
      importId={importId === undefined ? null : Number(importId)}
      onImportChange={(id) => void navigate(id === null ? path : `${path}/${id}`)}
      peopleHref="/adm/people"
    />
  );
}
