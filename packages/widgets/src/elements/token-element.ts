import type { TokenProvider } from '@tramita/client';
import type { TramitaTag } from './tags.ts';

/** A server can import the elements too; there they have no base to extend. */
const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Base of all custom elements: holds the token provider and reports each change of it and of the attributes. */
export abstract class TokenElement extends ElementBase implements TramitaTag {
  #tokenProvider: TokenProvider | undefined;

  get tokenProvider(): TokenProvider | undefined {
    return this.#tokenProvider;
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    this.#tokenProvider = provider;
    this.settingsChanged();
  }

  /** Called when an attribute or the token provider changed. */
  protected abstract settingsChanged(): void;

  connectedCallback(): void {
    // a property set before the script ran would hide the accessor of the class
    if (!Object.hasOwn(this, 'tokenProvider')) return;
    const early = this.tokenProvider;
    Reflect.deleteProperty(this, 'tokenProvider');
    this.tokenProvider = early;
  }

  attributeChangedCallback(): void {
    this.settingsChanged();
  }
}
