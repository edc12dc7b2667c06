import type { UnreadCounts } from '@tramita/client/contract';
import type { FeedChange, NewestAnswer } from './feed-content.ts';

/** A message between the tabs of one user. */
export type TabMessage =
  /** The newest `asked` notifications were loaded; `askedAt` is the time of the request. */
  | { readonly kind: 'page'; readonly askedAt: number; readonly asked: number; readonly answer: NewestAnswer }
  | { readonly kind: 'counts'; readonly counts: UnreadCounts }
  /** A change was made; it applies until a message with the same key settles it. */
  | { readonly kind: 'change'; readonly key: string; readonly change: FeedChange }
  /** A change was stored or reverted; `unread` is the count after it. */
  | { readonly kind: 'settled'; readonly key: string; readonly isDone: boolean; readonly unread: number | null };

/** Increase when a message changes its shape, because tabs of different releases must not exchange messages. */
const version = 1;

interface Envelope {
  readonly version: typeof version;
  readonly message: TabMessage;
}

/** Checks only the version, because all messages of this channel are sent by this file. */
const isEnvelope = (data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'version' in data && data.version === version;

export interface TabChannel {
  send: (message: TabMessage) => void;
  close: () => void;
}

const alone: TabChannel = { send: () => {}, close: () => {} };

/** Connects tabs and widgets with the same name. Without a name or browser support, sends and receives nothing. */
export function openTabChannel(name: string | null, onMessage: (message: TabMessage) => void): TabChannel {
  if (name === null || typeof BroadcastChannel === 'undefined') return alone;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data)) onMessage(data.message);
  };
  return {
    send: (message) => channel.postMessage({ version, message } satisfies Envelope),
    close: () => channel.close(),
  };
}
