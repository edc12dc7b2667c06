import type { WebSocket } from 'ws';
import type { SessionTransport } from './stomp-session.ts';

/** What may wait for a client that does not read; a message has about 300 bytes. */
const mostWaitingBytes = 64 * 1024;

/** A socket that is cut off, without a word, when its client does not read what it is sent. */
export function createBoundedTransport(
  socket: Pick<WebSocket, 'bufferedAmount' | 'send' | 'close' | 'terminate'>,
): SessionTransport {
  return {
    send(text) {
      if (socket.bufferedAmount > mostWaitingBytes) socket.terminate();
      else socket.send(text);
    },
    close: (code) => socket.close(code),
  };
}
