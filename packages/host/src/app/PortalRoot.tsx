import { TramitaProvider, WidgetRoot } from '@tramita/widgets/provider';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PortalConfigContext } from '../config/config-context.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { RouterLink } from './RouterLink.tsx';

/** The themed root of every page, with links and navigation through the router. */
export function PortalRoot({ config, children }: { config: PortalConfig; children: ReactNode }) {
  const goTo = useNavigate();
  const navigate = useCallback((href: string) => void goTo(href), [goTo]);
  return (
    <PortalConfigContext.Provider value={config}>
      <TramitaProvider linkComponent={RouterLink} navigate={navigate} resetPageStyles={false}>
        <WidgetRoot>{children}</WidgetRoot>
      </TramitaProvider>
    </PortalConfigContext.Provider>
  );
}
