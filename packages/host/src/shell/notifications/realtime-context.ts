import { createContext } from 'react';

/** Whether the server offers its realtime channel. */
export const RealtimeContext = createContext(false);
