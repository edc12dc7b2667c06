import { TramitaProvider, WidgetRoot } from '@tramita/widgets/provider';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { PortalConfig } from '../config/portal-config.ts';
import { RealtimeContext } from '../shell/notifications/realtime-context.ts';
import { SupportConfigContext } from '../shell/support/support-config.ts';
import { ProductNameContext } from './product-name.ts';
import { RouterLink } from './RouterLink.tsx';

/** The themed root of every page, with links and navigation through the router. */
export function PortalRoot({ config, children }: { config: PortalConfig; children: ReactNode }) {
  const goTo = useNavigate();
  const navigate = useCallback((href: string) => void goTo(href), [goTo]);
  return (
    <ProductNameContext value={config.productName}>
      <TramitaProvider linkComponent={RouterLink} navigate={navigate}>
        <SupportConfigContext value={config.support}>
          <RealtimeContext value={config.realtime}>
            <WidgetRoot>{children}</WidgetRoot>
          </RealtimeContext>
        </SupportConfigContext>
      </TramitaProvider>
    </ProductNameContext>
  );
}
