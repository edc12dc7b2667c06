import { type ThemeName, TramitaProvider, WidgetRoot } from '@tramita/widgets/provider';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PortalConfigContext } from '../config/config-context.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { usePortalLanguage } from '../messages/portal-language.ts';
import { RouterLink } from './RouterLink.tsx';

interface PortalRootProps {
  config: PortalConfig;
  /** @default 'system' */
  theme?: ThemeName;
  children: ReactNode;
}

/** The themed root of every page, with the page's language, and links and navigation through the router. */
export function PortalRoot({ config, theme, children }: PortalRootProps) {
  const goTo = useNavigate();
  const { locale } = usePortalLanguage();
  const navigate = useCallback((href: string) => void goTo(href), [goTo]);
  return (
    <PortalConfigContext.Provider value={config}>
      <TramitaProvider
        theme={theme}
        locale={locale}
        linkComponent={RouterLink}
        navigate={navigate}
        resetPageStyles={false}
      >
        <WidgetRoot>{children}</WidgetRoot>
      </TramitaProvider>
    </PortalConfigContext.Provider>
  );
}
