import type { UnreadCounts } from '@tramita/client/contract';
import type { FeedChange, NewestAnswer } from './feed-content.ts';

/** What the tabs of one person tell each other. */
export type TabMessage =
  /** The newest `asked` notifications came; `askedAt` is when they were asked for. */
  | { readonly kind: 'page'; readonly askedAt: number; readonly asked: number; readonly answer: NewestAnswer }
  | { readonly kind: 'counts'; readonly counts: UnreadCounts }
  /** Something was done; it counts until it is settled under the same key. */
  | { readonly kind: 'change'; readonly key: string; readonly change: FeedChange }
  /** It reached the server, or was taken back; `unread` is the count after it. */
  | { readonly kind: 'settled'; readonly key: string; readonly isDone: boolean; readonly unread: number | null };

/** Goes up when a message changes its shape: tabs opened before and after an update do not understand each other. */
const version = 1;

interface Envelope {
  readonly version: typeof version;
  readonly message: TabMessage;
}

/** Only this file posts to the channel, so the version vouches for the shape. */
const isEnvelope = (data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'version' in data && data.version === version;

export interface TabChannel {
  send: (message: TabMessage) => void;
  close: () => void;
}

const alone: TabChannel = { send: () => {}, close: () => {} };

/** Connects the tabs, and the widgets of one tab, that use the same name; null, or a browser without it, stays alone. */
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
