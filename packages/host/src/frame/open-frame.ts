import type { FrameMessage, Hello, Insets, PageMessage, Welcome } from './messages.ts';
import { isListedOrigin } from './origins.ts';

/** The page around the portal. */
export interface Frame {
  /** Whether the page hands over tokens. */
  readonly hasToken: boolean;
  /**
   * Asks the page for the token of its user; a new one if the last was refused. Null if it has none.
   *
   * @throws if the page failed to get it
   */
  getToken(renew: boolean): Promise<string | null>;
  /** Reports an event to the page, which dispatches it on its element. */
  emit(event: string, detail: unknown): void;
  /** Calls the listener with the hidden parts of the frame, whenever they change. */
  onInsets(listener: (insets: Insets) => void): void;
  /** Reports the height of the content to the page, in px; null for a page that fills whatever height it gets. */
  setHeight(height: number | null): void;
}

/** How long the frame waits for the page, in ms; a page without `embed.js` does not answer. */
const patience = 1500;

/**
 * Connects to the page around the portal. Resolves to null without a page, if the page does not answer, or if it is not
 * in the list of origins that may embed the portal.
 */
export async function openFrame(origins: readonly string[], page: Window = window): Promise<Frame | null> {
  const { parent } = page;
  if (parent === page || origins.length === 0) return null;
  const welcome = await new Promise<MessageEvent<Welcome> | null>((resolve) => {
    const timer = setTimeout(end, patience, null);
    function end(answer: MessageEvent<Welcome> | null): void {
      clearTimeout(timer);
      page.removeEventListener('message', handleMessage);
      resolve(answer);
    }
    function handleMessage(event: MessageEvent): void {
      const isWelcome = event.data?.tramita === 'welcome' && event.ports.length === 1;
      if (isWelcome && event.source === parent && isListedOrigin(event.origin, origins)) end(event);
    }
    page.addEventListener('message', handleMessage);
    parent.postMessage({ tramita: 'hello' } satisfies Hello, '*');
  });
  const port = welcome?.ports[0];
  return port && welcome ? frameOf(port, welcome.data.hasToken === true) : null;
}

function frameOf(port: MessagePort, hasToken: boolean): Frame {
  const asked = new Map<number, (token: string | null | undefined) => void>();
  let count = 0;
  let insets: Insets = { top: 0, bottom: 0 };
  let listener = (_insets: Insets) => {};
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if ('insets' in data) {
      insets = data.insets;
      return listener(insets);
    }
    asked.get(data.answer)?.(data.token);
    asked.delete(data.answer);
  };
  const send = (message: FrameMessage) => port.postMessage(message);
  return {
    hasToken,
    getToken: (renew) =>
      new Promise((resolve, reject) => {
        count += 1;
        asked.set(count, (token) => {
          if (token === undefined) reject(new Error('The page failed to get the token of its user'));
          else resolve(typeof token === 'string' ? token : null);
        });
        send({ ask: count, renew });
      }),
    emit: (event, detail) => send({ event, detail }),
    onInsets(next) {
      listener = next;
      next(insets);
    },
    setHeight: (height) => send({ height }),
  };
}
