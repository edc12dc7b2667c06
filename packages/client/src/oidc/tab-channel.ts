/** Notifies the other tabs of this browser when a user signs out. */
export interface TabChannel {
  post(subject: string): void;
  close(): void;
}

/** Opens the channel between the tabs of one origin. Without BroadcastChannel, tabs are not notified. */
export function openTabChannel(name: string, onSignedOut: (subject: string) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(name);
  // in Node an open channel would keep the process alive
  (channel as { unref?: () => void }).unref?.();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onSignedOut(data);
  };
  return {
    post: (subject) => channel.postMessage(subject),
    close: () => channel.close(),
  };
}
