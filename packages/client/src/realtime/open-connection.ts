import { realtimeFigures } from './realtime-figures.ts';
import { createFrameReader, encodeFrame, type StompFrame } from './stomp/frame.ts';

const { heartbeatMs, connectMs } = realtimeFigures;

/** Socket, topic and callbacks of one connection. */
export interface ConnectionOptions {
  /** Must not be open yet. */
  readonly socket: WebSocket;
  readonly topic: string;
  /** Called when the subscription is confirmed. */
  readonly onConnected: () => void;
  readonly onBody: (body: string) => void;
  /** Called once if the connection fails, breaks or is silent for too long. Not called after `close()`. */
  readonly onEnd: () => void;
}

/** Runs a STOMP connection on a socket. Returns a function that closes it permanently. */
export function openConnection({ socket, topic, onConnected, onBody, onEnd }: ConnectionOptions): () => void {
  const reader = createFrameReader();
  const deadline = setTimeout(end, connectMs);
  const timers: ReturnType<typeof setInterval>[] = [];
  let heardAt = 0;
  let sentAt = 0;
  let beatMs = Number.POSITIVE_INFINITY;
  let isOver = false;

  function close(): void {
    isOver = true;
    clearTimeout(deadline);
    for (const timer of timers) clearInterval(timer);
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close(1000);
  }
  function end(): void {
    close();
    onEnd();
  }
  function send(text: string): void {
    socket.send(text);
    sentAt = performance.now();
  }
  function beatWhenSilentFor(ms: number): void {
    if (performance.now() - sentAt >= ms) send('\n');
  }

  function startBeating(agreed: string): void {
    const [serverSends = 0, serverWants = 0] = agreed.split(',').map(Number);
    if (serverWants > 0) {
      beatMs = Math.max(serverWants, heartbeatMs);
      timers.push(setInterval(() => beatWhenSilentFor(beatMs / 2), beatMs));
    }
    if (serverSends > 0) {
      const silenceMs = 2 * Math.max(serverSends, heartbeatMs);
      timers.push(setInterval(() => performance.now() - heardAt > silenceMs && end(), silenceMs / 2));
    }
  }

  function handle({ command, headers, body }: StompFrame): void {
    if (command === 'CONNECTED') {
      startBeating(headers.get('heart-beat') ?? '0,0');
      send(encodeFrame('SUBSCRIBE', { id: '0', destination: topic, receipt: 'subscribed' }));
    } else if (command === 'RECEIPT') {
      clearTimeout(deadline);
      onConnected();
    } else if (command === 'MESSAGE') onBody(body);
    else end();
  }

  function framesOf(data: unknown): StompFrame[] | null {
    try {
      return typeof data === 'string' ? reader.read(data) : null;
    } catch {
      return null;
    }
  }

  socket.onopen = () => {
    const connect = { 'accept-version': '1.2', host: new URL(socket.url).host };
    send(encodeFrame('CONNECT', { ...connect, 'heart-beat': `${heartbeatMs},${heartbeatMs}` }));
  };
  socket.onmessage = ({ data }) => {
    heardAt = performance.now();
    const frames = framesOf(data);
    if (!frames) end();
    else for (const frame of frames) if (!isOver) handle(frame);
    // background pages run timers once a minute but still receive messages: send a heartbeat in response to one
    if (!isOver) beatWhenSilentFor(beatMs);
  };
  socket.onclose = socket.onerror = end;
  return close;
}
