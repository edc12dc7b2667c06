import { realtimeFigures } from './realtime-figures.ts';
import { createFrameReader, encodeFrame, type StompFrame } from './stomp/frame.ts';

const { heartbeatMs, connectMs } = realtimeFigures;

/** What one connection is about and who is told. */
export interface ConnectionOptions {
  /** Not open yet. */
  readonly socket: WebSocket;
  readonly topic: string;
  /** The subscription is confirmed. */
  readonly onConnected: () => void;
  readonly onBody: (body: string) => void;
  /** Told once, when the connection failed, broke or fell silent; never after `close()`. */
  readonly onEnd: () => void;
}

/** Speaks STOMP on one socket from greeting to end. The returned function closes it for good. */
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
    // timers of a page in the background run once a minute, its messages arrive all the same: answer beat with beat
    if (!isOver) beatWhenSilentFor(beatMs);
  };
  socket.onclose = socket.onerror = end;
  return close;
}
