import type { Service } from '@tramita/client/contract';
import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import { RequestDialog } from '@tramita/widgets/request-dialog';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';

/** `/services/{name?}?category=`: the catalogue; a name in the address starts that service by itself. */
export function Component() {
  const user = useUser();
  const navigate = useNavigate();
  const { name = null } = useParams();
  const [search, setSearch] = useSearchParams();
  const [requested, setRequested] = useState<Service | null>(null);
  const category = Number(search.get('category')) || null;
  const leaveName = () =>
    name && void navigate({ pathname: '/services', search: search.toString() }, { replace: true });

  return (
    <>
      <ServiceCatalogue
        user={user}
        category={category}
        onCategoryChange={(id) => setSearch(id ? { category: String(id) } : {})}
        startService={name}
        onStartServiceEnd={leaveName}
        serviceHref={(service) => `/services/${service.name}`}
        onRequest={setRequested}
      />
      {requested && (
        <RequestDialog
          service={requested}
          user={user}
          onClose={() => {
            setRequested(null);
            leaveName();
          }}
          requestHref={(protocol) => `/my-tasks/in-progress/${protocol}`}
          taskHref={(uuid) => `/my-tasks/to-do/${uuid}`}
        />
      )}
    </>
  );
}
