import type { PortalConfig } from '../../app-options.ts';

/** A minimal portal configuration. */
export const exampleConfig: PortalConfig = {
  issuer: 'https://id.test',
  endpoints: null,
  clientId: 'portal',
  scope: 'openid',
  audience: '',
  productName: 'Tramita',
  apiBase: '',
  support: { scriptUrl: null, text: null, email: null, phone: null },
  demo: false,
  realtime: false,
  tokenHosts: [],
};
