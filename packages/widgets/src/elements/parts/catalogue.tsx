import type { Service } from '@tramita/client/contract';
import { useState } from 'react';
import { ServiceCatalogue } from '../../features/catalogue/ServiceCatalogue.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import type { ElementOf } from '../tramita-element.ts';
import { numberOf, reflect } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';
import { RequestOnDemand } from '../view/RequestOnDemand.tsx';

function Catalogue({ element }: { element: ElementOf<'tramita-catalogue'> }) {
  const [service, setService] = useState<Service | null>(null);
  return (
    <>
      <ServiceCatalogue
        category={numberOf(element, 'category') ?? null}
        onCategoryChange={(category) => reflect(element, 'category', category)}
        startService={element.getAttribute('service')}
        onStartServiceEnd={() => element.removeAttribute('service')}
        onRequest={(chosen) => {
          element.removeAttribute('service');
          setService(chosen);
        }}
      />
      <RequestOnDemand
        element={element}
        service={service}
        onClose={() => {
          setService(null);
          element.emit('tramita-close');
        }}
      />
    </>
  );
}

export const part = createPart<'tramita-catalogue'>((element) => <Catalogue element={element} />, {
  isArea: true,
  createQueries: createQueryClient,
});
