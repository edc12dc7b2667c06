import { realtimeHeartbeatMs } from '../contract/realtime.ts';

/** Constants of the realtime channel. Times are in milliseconds. */
export const realtimeFigures = {
  /** Delay before the next attempt to connect. */
  reconnectMs: 20_000,
  /** Number of failed attempts in a row after which the channel gives up. */
  maxErrors: 6,
  /**
   * Time without a message after which each side sends a heartbeat. After twice this time the connection counts as
   * lost.
   */
  heartbeatMs: realtimeHeartbeatMs,
  /** Time limit for an attempt until the server confirms the subscription. */
  connectMs: 10_000,
} as const;
