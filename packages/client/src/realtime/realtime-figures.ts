import { realtimeHeartbeatMs } from '../contract/realtime.ts';

/** The figures of the realtime channel, times in milliseconds. */
export const realtimeFigures = {
  /** Pause before the next attempt to connect. */
  reconnectMs: 20_000,
  /** Attempts that may fail in a row before the channel gives up. */
  maxErrors: 6,
  /** Silence after which either side sends a sign of life; after two the other one counts as gone. */
  heartbeatMs: realtimeHeartbeatMs,
  /** Time an attempt has until the server greets. */
  connectMs: 10_000,
} as const;
