type Listener = EventListenerOrEventListenerObject;

interface Added {
  readonly target: string;
  readonly type: string;
  readonly listener: Listener;
  readonly capture: boolean;
}

const captureOf = (options?: boolean | EventListenerOptions) =>
  typeof options === 'boolean' ? options : (options?.capture ?? false);

/** Records the listeners that are added to window, document, html and body from now on and not removed. */
export function watchListeners(): { left(): string[]; end(): void } {
  const targets = new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ]);
  const added = new Set<Added>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  function forget(target: string | undefined, type: string, listener: Listener | null, capture: boolean) {
    for (const entry of added) {
      const isSame = entry.type === type && entry.listener === listener && entry.capture === capture;
      if (entry.target === target && isSame) added.delete(entry);
    }
  }

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target = targets.get(this ?? window);
    if (!target || !listener) return;
    const capture = captureOf(options);
    forget(target, type, listener, capture);
    added.add({ target, type, listener, capture });
    if (typeof options !== 'object') return;
    const end = () => forget(target, type, listener, capture);
    if (options.once) addEventListener.call(this, type, end, { once: true, capture });
    if (options.signal) addEventListener.call(options.signal, 'abort', end, { once: true });
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    forget(targets.get(this ?? window), type, listener, captureOf(options));
  };
  return {
    left: () => [...added].map(({ target, type }) => `${target} ${type}`),
    end: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}
