import { useQueryClient } from '@tanstack/react-query';
import { capabilities, createServiceTicket, type Service } from '@tramita/client/contract';
import { useCallback, useMemo } from 'react';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { externalAddress, wantsTicket } from './external-address.ts';

/** How services that live elsewhere are reached. */
export interface ExternalServices {
  /** What stands in the link; without who comes where that is told by a ticket. */
  readonly hrefOf: (url: string) => string | null;
  /** Whether a press must fetch a ticket first. */
  readonly isTicketed: (url: string) => boolean;
  /** Opens the service in a new tab with a ticket in its address. */
  readonly open: (service: Service) => void;
}

/**
 * Reaches services that live elsewhere. What stands in for `{token}` is a ticket, fetched at the press; the person's
 * token itself where the page named the host, and where the backend has no tickets.
 */
export function useExternalServices(
  token: string | null | undefined,
  tokenHosts: readonly string[],
  messages: typeof catalogueMessages,
): ExternalServices {
  const { client, onError } = useTramita();
  const queries = useQueryClient();
  const snackbars = useSnackbars();
  const fill = useCallback(
    async ({ id, url }: Service) => {
      const answer = await queries
        .ensureQueryData({
          queryKey: client.queryKey(capabilities),
          queryFn: ({ signal }) => client.call(capabilities, { signal }),
          retry: false,
        })
        .catch(() => null);
      if (!answer?.additions.includes(createServiceTicket.id)) return externalAddress(url ?? '', token);
      const { ticket } = await client.call(createServiceTicket, { params: { id } });
      return externalAddress(url ?? '', ticket);
    },
    [client, queries, token],
  );
  const open = useCallback(
    async (service: Service) => {
      // only a tab opened in the press itself is let through; what comes there must not reach this page
      const tab = globalThis.open('', '_blank');
      if (tab) tab.opener = null;
      try {
        const address = await fill(service);
        if (!tab || !address) throw new Error(`The address of service ${service.id} could not be opened`);
        tab.location.replace(address);
      } catch (error) {
        tab?.close();
        onError(error);
        snackbars.error(tab ? messages.externalFailed : messages.externalBlocked);
      }
    },
    [fill, onError, snackbars, messages],
  );
  return useMemo(
    () => ({
      hrefOf: (url) => externalAddress(url, wantsTicket(url, tokenHosts) ? '' : token),
      isTicketed: (url) => wantsTicket(url, tokenHosts),
      open: (service) => void open(service),
    }),
    [token, tokenHosts, open],
  );
}
