import type { Service } from '@tramita/client/contract';
import { loadCatalogueSheet } from '../../features/catalogue/ServiceCatalogue.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import type { TramitaElement } from '../tramita-element.ts';

const requestPart = lazyPart(() => import('./RequestOf.tsx').then(({ RequestOf }) => RequestOf));

interface RequestOnDemandProps {
  element: TramitaElement<'tramita-sent'>;
  /** The service to request; null while no dialog is open. */
  service: Service | null;
  onClose: () => void;
}

/** The request dialog of the catalogue: its code loads after the services are shown. */
export function RequestOnDemand(props: RequestOnDemandProps) {
  // the root stays, so that the message remains visible if the code cannot be loaded
  return (
    <WidgetRoot sheet={loadCatalogueSheet}>
      <OpenedRequest {...props} />
    </WidgetRoot>
  );
}

function OpenedRequest({ element, service, onClose }: RequestOnDemandProps) {
  const Request = useOpenedPart(requestPart, service !== null, onClose);
  return Request && service && <Request element={element} service={service} onClose={onClose} />;
}
