import type { TramitaClient } from '@tramita/client';
import { searchFieldOptions, whoami } from '@tramita/client/contract';
import { useMemo } from 'react';
import { browserPosition } from './browser-position.ts';
import type { FormServices } from './form-services.ts';

/**
 * Returns the services of a form based on the API: search options and the caller's address from `client`, the position
 * from the browser.
 *
 * @example
 * const services = useFormServices(client);
 * return <DynamicForm controller={form} services={services} />;
 */
export function useFormServices(client: TramitaClient): FormServices {
  return useMemo(
    () => ({
      searchOptions: (field, query, values, signal) =>
        client.call(searchFieldOptions, { params: { id: field.id }, body: { ...values, query }, signal }),
      getIp: async (signal) => (await client.call(whoami, { signal })).ip,
      getPosition: browserPosition,
    }),
    [client],
  );
}
