import type { RealtimeMessage } from '@tramita/client/contract';

/** A realtime channel the notifications listen to, such as one of `@tramita/client`. */
export interface NotificationsChannel {
  /** Is told every message from now on; answers how to stop. */
  subscribe: (listener: (message: RealtimeMessage) => void) => () => void;
  /**
   * Is told at once, and at every change, whether messages arrive: polling rests only while they do. Answers how to
   * stop. A channel without it counts as connected.
   */
  watchConnection?: (listener: (isConnected: boolean) => void) => () => void;
}
