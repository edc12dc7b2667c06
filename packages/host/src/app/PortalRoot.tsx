import { TramitaProvider, WidgetRoot } from '@tramita/widgets/provider';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ProductNameContext } from './product-name.ts';
import { RouterLink } from './RouterLink.tsx';

/** The themed root of every page, with links and navigation through the router. */
export function PortalRoot({ productName, children }: { productName: string; children: ReactNode }) {
  const goTo = useNavigate();
  const navigate = useCallback((href: string) => void goTo(href), [goTo]);
  return (
    <ProductNameContext value={productName}>
      <TramitaProvider linkComponent={RouterLink} navigate={navigate}>
        <WidgetRoot>{children}</WidgetRoot>
      </TramitaProvider>
    </ProductNameContext>
  );
}
