import type { TramitaClient } from '@tramita/client';
import { createContext } from 'react';

/** Whose answers the surrounding cache holds. */
export const QueryScopeContext = createContext<{ client: TramitaClient | undefined } | null>(null);
