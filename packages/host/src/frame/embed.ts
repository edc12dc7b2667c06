import type { FrameMessage, PageMessage, Welcome } from './messages.ts';

// The script of a page that shows the portal in a frame: `<script src="https://portal.example/embed.js"></script>`.

/** Options of `Tramita.embed`. */
interface EmbedOptions {
  /**
   * Path of the page: `inbox`, `task/{uuid}`, `catalogue`, `service/{name}`, `summary`, `dashboards`, `report`,
   * `updates`, `nps/{uuid}`.
   */
  page: string;
  /**
   * Returns the token of the page's user, or null without one; `renew` asks for a new one, because the API refused the
   * last. A rejection is shown as a failure that may pass. Without this function the frame uses its own session, or asks
   * its user to sign in.
   */
  token?: (renew: boolean) => Promise<string | null> | string | null;
  /** @default 'system' */
  theme?: 'light' | 'dark' | 'high-contrast' | 'system';
  /** Height in px of pages that scroll inside; others get the height of their content. @default 720 */
  height?: number;
  /** Name of the frame for screen readers. @default 'Tramita' */
  title?: string;
}

/** A frame in the page. */
interface EmbeddedFrame {
  readonly frame: HTMLIFrameElement;
  /** Removes the frame and stops listening to it. */
  remove(): void;
}

/**
 * Shows a page of the portal in a frame inside an element. The element gets the events of the widgets, such as
 * `tramita-open-task`, which bubble.
 *
 * @param origin origin of the portal
 * @throws if there is no such element
 */
function embedFrom(origin: string, target: Element | string, options: EmbedOptions): EmbeddedFrame {
  const place = typeof target === 'string' ? document.querySelector(target) : target;
  if (!place) throw new Error(`Tramita.embed: no element matches ${target}`);
  const { page, token, theme, height = 720, title = 'Tramita' } = options;
  const frame = document.createElement('iframe');
  const address = new URL(`/embed/${page.replace(/^\//, '')}`, origin);
  if (theme) address.searchParams.set('theme', theme);
  frame.src = address.href;
  frame.title = title;
  frame.allow = ['clipboard-write', 'geolocation'].join(';');
  frame.style.cssText = `width:100%;height:${height}px;border:0;display:block;color-scheme:auto`;

  let port: MessagePort | undefined;
  const handle = async ({ data }: MessageEvent<FrameMessage>) => {
    if ('ask' in data) {
      const given = await Promise.resolve(data.renew)
        .then(token)
        .then((text) => ({ token: text ?? null }))
        .catch(() => ({}));
      port?.postMessage({ answer: data.ask, ...given } satisfies PageMessage);
    } else if ('height' in data) {
      frame.style.height = `${data.height ?? height}px`;
      sendInsets();
    } else {
      place.dispatchEvent(new CustomEvent(data.event, { detail: data.detail, bubbles: true, composed: true }));
    }
  };
  let sent = '';
  const sendInsets = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const insets = { top: Math.max(0, -top), bottom: Math.max(0, bottom - innerHeight) };
    const next = JSON.stringify(insets);
    if (next === sent) return;
    sent = next;
    port?.postMessage({ insets } satisfies PageMessage);
  };
  // the frame announces itself each time it loads
  const handleHello = ({ data, source, origin: from }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || data?.tramita !== 'hello') return;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = handle;
    const welcome: Welcome = { tramita: 'welcome', hasToken: !!token };
    frame.contentWindow?.postMessage(welcome, origin, [channel.port2]);
    sent = '';
    sendInsets();
  };
  addEventListener('message', handleHello);
  // also when an element around the frame is scrolled
  addEventListener('scroll', sendInsets, true);
  addEventListener('resize', sendInsets);
  place.append(frame);
  return {
    frame,
    remove() {
      removeEventListener('message', handleHello);
      removeEventListener('scroll', sendInsets, true);
      removeEventListener('resize', sendInsets);
      port?.close();
      frame.remove();
    },
  };
}

declare global {
  interface Window {
    /** Set by `embed.js`. */
    Tramita?: { embed(target: Element | string, options: EmbedOptions): EmbeddedFrame };
  }
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { origin } = new URL(script.src);
  window.Tramita = { embed: (target, options) => embedFrom(origin, target, options) };
}
