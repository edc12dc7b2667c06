import type { RealtimeMessage } from '@tramita/client/contract';

/** A realtime channel for notifications, such as one of `@tramita/client`. */
export interface NotificationsChannel {
  /** Calls the listener with every message; returns a function that stops. */
  subscribe: (listener: (message: RealtimeMessage) => void) => () => void;
  /**
   * Calls the listener at once, and on every change, with whether messages arrive; polling pauses only while they do.
   * Returns a function that stops. A channel without this function counts as connected.
   */
  watchConnection?: (listener: (isConnected: boolean) => void) => () => void;
}
