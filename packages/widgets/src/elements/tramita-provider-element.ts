import type { TokenProvider } from '@tramita/client';

const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<tramita-provider api-base="…">` around several elements gives all of them one client, one token provider, one theme
 * and one cache. Attributes: `api-base`, `token-url`, `theme`, `link-base`. Property: `tokenProvider`.
 */
export class TramitaProviderElement extends ElementBase {
  static readonly observedAttributes = ['api-base', 'token-url', 'theme', 'link-base'];
  #tokenProvider: TokenProvider | undefined;
  readonly #listeners = new Set<() => void>();

  get tokenProvider(): TokenProvider | undefined {
    return this.#tokenProvider;
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    this.#tokenProvider = provider;
    this.#notify();
  }

  /** Calls the listener when an attribute or the token provider changed; returns a function that stops. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connectedCallback(): void {
    // it is only a scope: its content is laid out as if it were not there
    this.style.display = 'contents';
    if (!Object.hasOwn(this, 'tokenProvider')) return;
    const early = this.tokenProvider;
    Reflect.deleteProperty(this, 'tokenProvider');
    this.tokenProvider = early;
  }

  attributeChangedCallback(): void {
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
