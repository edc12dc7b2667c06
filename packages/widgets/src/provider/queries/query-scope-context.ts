import type { TramitaClient } from '@tramita/client';
import { createContext } from 'react';

/** The client whose data the surrounding cache contains. */
export const QueryScopeContext = createContext<{ client: TramitaClient | undefined } | null>(null);
