import css from 'virtual:nps-form-css';
import { createClient, type TokenProvider } from '@tramita/client';
import { createRoot, type Root } from 'react-dom/client';
import { NpsCard } from '../features/nps-form/NpsCard.tsx';
import { fill } from '../features/nps-form/NpsForm.css.ts';
import { parseNpsAnswer } from '../features/nps-form/nps-answer.ts';
import { npsFormMessages } from '../messages/features/nps-form.ts';
import { root, themeClass } from '../theme/theme.css.ts';
import { type ThemeName, themeNames } from '../theme/theme-name.ts';
import type { TramitaTag } from './tags.ts';

/**
 * Universal rules (`*`) of a page that match the element would be inherited here: only its font family is. Text
 * decorations of the page propagate into all boxes in its flow, but not into a floating box.
 */
const frame = `
:host { display: flow-root; text-decoration: none !important; }
:host([hidden]) { display: none !important; }
.frame { all: initial; float: left; width: 100%; height: 100%; direction: ltr; font-family: inherit; }
`;

/** A server can import the element too; there it has no base to extend. */
const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<tramita-nps-form uuid="…" api-base="https://…">`: the rating form for any page; its view library and styles are
 * inside a shadow root.
 *
 * Attributes: `uuid` (the request's protocol), `api-base` (address of the API, default the page's own origin),
 * `theme` (light, dark, high-contrast, system), `value` (true or false, the initial answer).
 * Property: `tokenProvider` (a `TokenProvider`; the form renders after it is set).
 * Events, which bubble out of shadow roots: `tramita-rated` with a `TramitaRatedDetail`, `tramita-error` with
 * the error.
 */
export class TramitaNpsFormElement extends ElementBase implements TramitaTag {
  static readonly observedAttributes = ['uuid', 'api-base', 'theme', 'value'];
  #tokenProvider: TokenProvider | undefined;
  #root: Root | undefined;
  #client: ReturnType<typeof createClient> | undefined;

  get tokenProvider(): TokenProvider | undefined {
    return this.#tokenProvider;
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    this.#tokenProvider = provider;
    this.#client = undefined;
    this.#render();
  }

  connectedCallback(): void {
    this.#adoptEarlyProperty();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(frame + css);
    shadow.adoptedStyleSheets = [sheet];
    const mount = document.createElement('div');
    mount.className = 'frame';
    shadow.replaceChildren(mount);
    this.#root = createRoot(mount);
    this.#render();
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (name === 'api-base') this.#client = undefined;
    this.#render();
  }

  /** Applies a property set before this script ran; it would hide the accessor of the class. */
  #adoptEarlyProperty(): void {
    if (!Object.hasOwn(this, 'tokenProvider')) return;
    const early = this.tokenProvider;
    Reflect.deleteProperty(this, 'tokenProvider');
    this.tokenProvider = early;
  }

  #render(): void {
    const uuid = this.getAttribute('uuid');
    if (!this.#root || !uuid || !this.#tokenProvider) {
      this.#root?.render(null);
      return;
    }
    this.#client ??= createClient({ baseUrl: this.getAttribute('api-base') ?? '', tokenProvider: this.#tokenProvider });
    const theme = this.#theme();
    this.#root.render(
      <div className={`${root} ${themeClass[theme]} ${fill}`} data-slot="root" data-theme={theme} lang="pt-BR">
        <NpsCard
          key={uuid}
          client={this.#client}
          uuid={uuid}
          messages={npsFormMessages}
          defaultValue={parseNpsAnswer(this.getAttribute('value'))}
          onRated={(rating) => this.#emit('tramita-rated', { ...rating, uuid })}
          onError={(error) => this.#emit('tramita-error', error)}
        />
      </div>,
    );
  }

  #theme(): ThemeName {
    const theme = this.getAttribute('theme');
    return themeNames.find((name) => name === theme) ?? 'system';
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
