import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { createPart } from '../view/create-part.tsx';
import { RequestOf } from '../view/RequestOf.tsx';

export const part = createPart<'tramita-request-dialog'>(
  (element) => {
    const service = element.getAttribute('service');
    return (
      service && (
        <RequestOf
          key={service}
          element={element}
          service={service}
          onClose={() => {
            element.removeAttribute('service');
            element.emit('tramita-close');
          }}
        />
      )
    );
  },
  { createQueries: createQueryClient },
);
