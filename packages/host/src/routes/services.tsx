import type { Service } from '@tramita/client/contract';
import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import { lazyPart, useOpenedPart } from '@tramita/widgets/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { usePortalConfig } from '../config/config-context.ts';
import { useFrame } from '../frame/frame-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';

const requestDialog = lazyPart(async () => {
  const { RequestDialog, preloadRequestForm } = await import('@tramita/widgets/request-dialog');
  preloadRequestForm();
  return RequestDialog;
});

/** `/services/{name?}?category=`: the catalogue; a name in the address starts that service. */
export function ServicesRoute() {
  const user = useUser();
  const frame = useFrame();
  const { tokenHosts } = usePortalConfig();
  const navigate = useNavigate();
  const { name = null } = useParams();
  const [search, setSearch] = useSearchParams();
  const [requested, setRequested] = useState<Service | null>(null);
  const { search: searchContainer } = useTopBarSlots();
  const category = Number(search.get('category')) || null;
  const leaveName = () =>
    name && void navigate({ pathname: '/services', search: search.toString() }, { replace: true });
  const close = () => {
    setRequested(null);
    leaveName();
  };
  const RequestDialog = useOpenedPart(requestDialog, requested !== null, close);

  return (
    <>
      <ServiceCatalogue
        user={user}
        category={category}
        tokenHosts={tokenHosts}
        searchContainer={searchContainer}
        onCategoryChange={(id) => setSearch(id ? { category: String(id) } : {})}
        startService={name}
        onStartServiceEnd={leaveName}
        serviceHref={(service) => `/services/${encodeURIComponent(service.name)}`}
        onRequest={setRequested}
      />
      {requested && RequestDialog && (
        <RequestDialog
          service={requested}
          user={user}
          onClose={close}
          onSent={({ protocol, idk }) => frame?.emit('tramita-sent', { protocol, idk })}
          requestHref={(protocol) => `/my-tasks/in-progress/${protocol}`}
          taskHref={(uuid) => `/my-tasks/to-do/${uuid}`}
        />
      )}
    </>
  );
}
