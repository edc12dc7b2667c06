import { type RealtimeMessage, realtimeHeartbeatMs, realtimeTopic } from '@tramita/client/contract';
import { createFrameReader, encodeFrame, StompError, type StompFrame } from '@tramita/client/realtime/stomp';

/** Time limit for CONNECT. */
const connectMs = 10_000;
/** Maximum subscriptions of one connection. */
const mostSubscriptions = 4;

/** The socket as a session uses it. */
export interface SessionTransport {
  send(text: string): void;
  /** Closes with a code of the websocket protocol. */
  close(code: number): void;
}

export interface SessionOptions {
  readonly userName: string;
  readonly transport: SessionTransport;
  /** Called at each subscription; the current state should then be pushed. */
  readonly onSubscribed: () => void;
}

/** Websocket close codes with which a session ends. */
const closed = { normally: 1000, brokenRules: 1008 } as const;

/** One STOMP 1.2 connection: handles CONNECT, subscriptions to the user's own topic, and heartbeats. */
export class StompSession {
  readonly #topic: string;
  readonly #transport: SessionTransport;
  readonly #onSubscribed: () => void;
  readonly #reader = createFrameReader();
  readonly #subscriptions = new Set<string>();
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  readonly #deadline: ReturnType<typeof setTimeout>;
  #isConnected = false;
  #isOver = false;
  #heardAt = performance.now();
  #messages = 0;

  constructor({ userName, transport, onSubscribed }: SessionOptions) {
    this.#topic = realtimeTopic(userName);
    this.#transport = transport;
    this.#onSubscribed = onSubscribed;
    this.#deadline = setTimeout(() => this.refuse('No CONNECT frame came in time'), connectMs);
  }

  /** Handles received data. A protocol violation is answered with ERROR and ends the connection. */
  receive(text: string): void {
    if (this.#isOver) return;
    this.#heardAt = performance.now();
    let frame: StompFrame | undefined;
    try {
      for (frame of this.#reader.read(text)) {
        if (this.#isOver) return;
        this.#handle(frame);
      }
    } catch (error) {
      if (!(error instanceof StompError)) throw error;
      this.refuse(error.message, frame);
    }
  }

  /** Sends a message to every subscription. */
  push(message: RealtimeMessage): void {
    for (const id of this.#subscriptions) {
      this.#messages += 1;
      this.#send(
        'MESSAGE',
        {
          subscription: id,
          'message-id': String(this.#messages),
          destination: this.#topic,
          'content-type': 'application/json',
        },
        JSON.stringify(message),
      );
    }
  }

  /** Sends the reason and ends the connection. */
  refuse(message: string, frame?: StompFrame): void {
    const receipt = frame?.headers.get('receipt');
    this.#send('ERROR', { message, ...(receipt === undefined ? {} : { 'receipt-id': receipt }) });
    this.#close(closed.brokenRules);
  }

  /** Called when the socket has closed. */
  end(): void {
    this.#isOver = true;
    this.#subscriptions.clear();
    clearTimeout(this.#deadline);
    for (const timer of this.#timers) clearInterval(timer);
  }

  #close(code: number): void {
    this.end();
    this.#transport.close(code);
  }

  #send(command: string, headers: Readonly<Record<string, string>>, body?: string): void {
    if (!this.#isOver) this.#transport.send(encodeFrame(command, headers, body));
  }

  #handle(frame: StompFrame): void {
    const isGreeting = frame.command === 'CONNECT' || frame.command === 'STOMP';
    if (isGreeting === this.#isConnected) {
      throw new StompError(isGreeting ? 'This connection has greeted already' : 'A connection begins with CONNECT');
    }
    switch (frame.command) {
      case 'CONNECT':
      case 'STOMP':
        this.#greet(frame);
        return;
      case 'SUBSCRIBE':
        this.#subscribe(frame);
        return;
      case 'UNSUBSCRIBE':
        this.#subscriptions.delete(headerOf(frame, 'id'));
        this.#confirm(frame);
        return;
      case 'DISCONNECT':
        this.#confirm(frame);
        this.#close(closed.normally);
        return;
      default:
        throw new StompError('This server takes no such frames');
    }
  }

  #greet({ headers }: StompFrame): void {
    if (!headers.get('accept-version')?.split(',').includes('1.2')) {
      throw new StompError('This server speaks STOMP 1.2');
    }
    const [, sends, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(headers.get('heart-beat') ?? '0,0') ?? [];
    if (sends === undefined) throw new StompError('A heart-beat is two numbers');
    clearTimeout(this.#deadline);
    this.#isConnected = true;
    const beat = String(realtimeHeartbeatMs);
    this.#send('CONNECTED', { version: '1.2', server: 'Tramita', 'heart-beat': `${beat},${beat}` });
    if (Number(wants) > 0) this.#beatEvery(Math.max(Number(wants), realtimeHeartbeatMs));
    if (Number(sends) > 0) this.#watchEvery(Math.max(Number(sends), realtimeHeartbeatMs));
  }

  #beatEvery(ms: number): void {
    this.#timers.push(setInterval(() => this.#transport.send('\n'), ms));
  }

  /** Ends the connection of a client that missed two heartbeats. */
  #watchEvery(ms: number): void {
    const look = () => {
      if (performance.now() - this.#heardAt > 2 * ms) this.#close(closed.brokenRules);
    };
    this.#timers.push(setInterval(look, ms));
  }

  #subscribe(frame: StompFrame): void {
    const id = headerOf(frame, 'id');
    if (headerOf(frame, 'destination') !== this.#topic) throw new StompError('This destination is not yours');
    if ((frame.headers.get('ack') ?? 'auto') !== 'auto') throw new StompError('Messages are not acknowledged here');
    if (this.#subscriptions.has(id)) throw new StompError('This subscription id is in use');
    if (this.#subscriptions.size >= mostSubscriptions) throw new StompError('There are too many subscriptions');
    this.#subscriptions.add(id);
    this.#confirm(frame);
    this.#onSubscribed();
  }

  #confirm({ headers }: StompFrame): void {
    const receipt = headers.get('receipt');
    if (receipt !== undefined) this.#send('RECEIPT', { 'receipt-id': receipt });
  }
}

function headerOf(frame: StompFrame, name: string): string {
  const value = frame.headers.get(name);
  if (value === undefined) throw new StompError(`A ${frame.command} frame needs the header ${name}`);
  return value;
}
