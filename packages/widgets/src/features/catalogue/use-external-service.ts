import { capabilities, createServiceTicket, type Service } from '@tramita/client/contract';
import { useCallback, useMemo } from 'react';
import { useCachedRead, useRead } from '../../calls/use-read.ts';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { externalAddress, wantsTicket } from './external-address.ts';

/** Links to external services. */
export interface ExternalServices {
  /** Returns the address for the link; without a token if a ticket is required. */
  readonly hrefOf: (url: string) => string | null;
  /** Whether a click must first fetch a ticket. */
  readonly isTicketed: (url: string) => boolean;
  /** Opens the service in a new tab with a ticket in its address. */
  readonly open: (service: Service) => void;
}

/**
 * Opens external services. `{token}` is replaced by a ticket that is fetched on click, or by the user's own token if
 * the page lists the host or the backend has no tickets.
 */
export function useExternalServices(
  token: string | null | undefined,
  tokenHosts: readonly string[],
  messages: typeof catalogueMessages,
): ExternalServices {
  const { onError } = useTramita();
  const read = useRead();
  const readCached = useCachedRead();
  const snackbars = useSnackbars();
  const fill = useCallback(
    async ({ id, url }: Service) => {
      const options = { maxAge: Number.POSITIVE_INFINITY, retry: false } as const;
      const answer = await readCached(capabilities, {}, options).catch(() => null);
      if (!answer?.additions.includes(createServiceTicket.id)) return externalAddress(url ?? '', token);
      const { ticket } = await read(createServiceTicket, { params: { id } });
      return externalAddress(url ?? '', ticket);
    },
    [read, readCached, token],
  );
  const open = useCallback(
    async (service: Service) => {
      // popup blockers allow only a tab opened during the click; that tab must not get access to this page
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
