import type { TokenProvider } from '@tramita/client';
import { pageRootOf } from '../ui/page-root.ts';
import type { TramitaEventMap } from './events.ts';
import { TramitaProviderElement } from './tramita-provider-element.ts';

/** A server can import the elements too; there they have no base to extend. */
export const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The widget of an element while it is in a document. */
export interface ElementView {
  /** Shows the present attributes and properties. */
  update(): void;
  remove(): void;
}

/** The code of an element, loaded when its tag first appears. */
export interface ElementPart {
  show(element: TramitaElement): ElementView;
}

/** Attributes of every element. */
export const commonAttributes = ['api-base', 'token-url', 'theme', 'link-base'] as const;

/** Delay after which an element without a token says in the console how to give it one, in ms. */
const patience = 5000;

/**
 * Base of the custom elements. It stays small: it keeps attributes and properties, and loads the widget when it is
 * connected.
 *
 * Attributes of every element, all live: `api-base` (address of the API, default the page's own origin), `token-url`
 * (an address of the page's own origin that returns `{ "token": "…" }`), `theme` (light, dark, high-contrast, system),
 * `link-base` (address before the paths of links, default `api-base`, where the portal is).
 */
export abstract class TramitaElement extends ElementBase {
  #tokenProvider: TokenProvider | undefined;
  #view: ElementView | undefined;
  #isLoading = false;
  #isPending = false;
  #reminder: ReturnType<typeof setTimeout> | undefined;

  /** Loads the code of the widget. */
  protected abstract load(): Promise<ElementPart>;

  /** Source of the tokens; takes precedence over `token-url` and over a surrounding `tramita-provider`. */
  get tokenProvider(): TokenProvider | undefined {
    return this.#tokenProvider;
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    this.#tokenProvider = provider;
    this.#updateSoon();
  }

  /** The surrounding `tramita-provider`, also outside of the shadow root that contains the element. */
  get provider(): TramitaProviderElement | null {
    let node: Element | null = this;
    while (node) {
      const found: Element | null = node.closest('tramita-provider');
      if (found instanceof TramitaProviderElement) return found;
      const root = pageRootOf(node);
      node = 'host' in root ? root.host : null;
    }
    return null;
  }

  /** The value of an attribute, or that of the surrounding provider. */
  setting(name: (typeof commonAttributes)[number]): string | null {
    return this.getAttribute(name) ?? this.provider?.getAttribute(name) ?? null;
  }

  /** Whether a token provider or address is given. */
  get hasToken(): boolean {
    return [this, this.provider].some((source) => source?.tokenProvider || source?.hasAttribute('token-url'));
  }

  /** Dispatches an event to the page; returns false if the page prevented its default action. */
  emit<Name extends keyof TramitaEventMap>(
    name: Name,
    ...[detail]: TramitaEventMap[Name]['detail'] extends null ? [] : [TramitaEventMap[Name]['detail']]
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  connectedCallback(): void {
    this.#adoptEarlyProperty();
    this.#reminder = setTimeout(() => this.#remind(), patience);
    void this.#show();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#reminder);
    // an element that is moved is connected again at once, and keeps its state
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#view?.remove();
      this.#view = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#updateSoon();
  }

  async #show(): Promise<void> {
    if (this.#view) return this.#view.update();
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const part = await this.load();
      if (this.isConnected && !this.#view) this.#view = part.show(this);
    } catch (error) {
      this.emit('tramita-error', error);
    } finally {
      this.#isLoading = false;
    }
  }

  /** Several changes of one moment are shown together. */
  #updateSoon(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => {
      this.#isPending = false;
      this.#view?.update();
    });
  }

  /** Applies a property set before the script ran; it would hide the accessor of the class. */
  #adoptEarlyProperty(): void {
    if (!Object.hasOwn(this, 'tokenProvider')) return;
    const early = this.tokenProvider;
    Reflect.deleteProperty(this, 'tokenProvider');
    this.tokenProvider = early;
  }

  #remind(): void {
    if (this.hasToken) return;
    const tag = this.localName;
    console.error(
      `<${tag}> has no token: set its property tokenProvider or its attribute token-url, or put it into <tramita-provider>.`,
    );
  }
}
