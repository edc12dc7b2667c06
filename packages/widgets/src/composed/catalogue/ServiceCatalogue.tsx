import type { Service } from '@tramita/client/contract';
import { useState } from 'react';
import {
  ServiceCatalogue as Catalogue,
  type ServiceCatalogueProps as CatalogueProps,
} from '../../features/catalogue/ServiceCatalogue.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { lazyPart, usePreload } from '../../ui/lazy-part.ts';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';
import { OpensInside } from '../inside/OpensInside.tsx';

const requestDialog = lazyPart(() =>
  import('../../features/request-dialog/index.ts').then(({ RequestDialog }) => RequestDialog),
);

export interface ServiceCatalogueProps extends Omit<CatalogueProps, 'onRequest'> {
  /**
   * Called when the requirements are met and the user has confirmed; should open the request dialog.
   * @default the catalogue opens it, and calls `onStartServiceEnd` when it is closed
   */
  onRequest?: (service: Service) => void;
}

/**
 * The catalogue of services: folders, search, and the steps from a service to its request: requirements, then a
 * confirmation, then the request dialog.
 *
 * @example
 * <ServiceCatalogue client={client} />
 */
export function ServiceCatalogue({ client, theme, isolate, locale, onRequest, ...props }: ServiceCatalogueProps) {
  const [service, setService] = useState<Service | null>(null);
  const close = () => {
    setService(null);
    props.onStartServiceEnd?.();
  };
  return (
    <OpensInside {...{ client, theme, isolate, locale }} pages={noPages} scope={QueryScope}>
      <Catalogue {...{ client, theme, isolate, locale }} {...props} onRequest={onRequest ?? setService} />
      {!onRequest && <Preload />}
      {service && (
        <WidgetRoot {...{ client, theme }}>
          <OpenRequest service={service} onClose={close} />
        </WidgetRoot>
      )}
    </OpensInside>
  );
}

const noPages: readonly [] = [];

/** Loads the code of the dialog while the page is idle, so that the first service opens without delay. */
function Preload() {
  usePreload(requestDialog);
  return null;
}

/** The request dialog. Its styles are in a shadow root, because the page has imported only those of the catalogue. */
function OpenRequest({ service, onClose }: { service: Service; onClose: () => void }) {
  const RequestDialog = usePartOnOpening(requestDialog, true, onClose);
  return RequestDialog ? <RequestDialog isolate service={service} onClose={onClose} /> : null;
}
