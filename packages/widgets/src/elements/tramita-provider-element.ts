import { version } from '../provider/version.ts';
import { commonAttributes } from './definitions.ts';
import { TokenElement } from './token-element.ts';

/**
 * `<tramita-provider api-base="…">` around several elements gives all of them one client, one token provider, one theme,
 * one language and one cache. Attributes: `api-base`, `token-url`, `theme`, `locale`, `link-base`. Property: `tokenProvider`.
 */
export class TramitaProviderElement extends TokenElement {
  /** Version of the package that defines it. */
  static readonly version = version;
  static readonly observedAttributes = Object.keys(commonAttributes);
  readonly #listeners = new Set<() => void>();

  /** Calls the listener when an attribute or the token provider changed; returns a function that stops. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // it is only a scope: its content is laid out as if it were not there, unless the page says otherwise
    this.style.display ||= 'contents';
  }

  protected settingsChanged(): void {
    for (const listener of this.#listeners) listener();
  }
}
