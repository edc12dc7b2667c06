import type { WebSocket } from 'ws';
import type { SessionTransport } from './stomp-session.ts';

/** Maximum unread bytes of a client; a message has about 300 bytes. */
const mostWaitingBytes = 64 * 1024;

/** Creates a transport that terminates the socket, without a closing frame, if its client does not read. */
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
