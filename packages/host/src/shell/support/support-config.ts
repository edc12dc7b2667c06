import { createContext, useContext } from 'react';
import type { SupportConfig } from '../../config/portal-config.ts';

export const SupportConfigContext = createContext<SupportConfig>({
  scriptUrl: null,
  text: '',
  email: null,
  phone: null,
});

/** Whom people turn to for help, as the server says. */
export const useSupportConfig = (): SupportConfig => useContext(SupportConfigContext);
