import styles from 'virtual:sheet/nps-form';
import { createClient, type TokenProvider, type TramitaClient } from '@tramita/client';
import { createRoot, type Root } from 'react-dom/client';
import { NpsCard } from '../features/nps-form/NpsCard.tsx';
import { fill } from '../features/nps-form/NpsForm.css.ts';
import { parseNpsAnswer } from '../features/nps-form/nps-answer.ts';
import { npsFormMessages } from '../messages/features/nps-form.ts';
import { resolveMessages } from '../messages/resolve-messages.ts';
import { hostRules } from '../provider/isolation/host-rules.ts';
import { root, themeClass } from '../theme/theme.css.ts';
import { themeNames } from '../theme/theme-name.ts';
import { windowOf } from '../ui/page-root.ts';
import { plainSurroundings, UiEnvironmentContext } from '../ui/ui-surroundings.ts';
import { sayMistake } from './late-mistakes.ts';
import { npsFormLanguages } from './nps-form-languages.ts';
import { withTokens } from './part-styles.ts';
import { remindLater } from './remind-later.ts';
import { TokenElement } from './token-element.ts';
import { tokensFrom } from './tokens-from.ts';
import { localeOf, oneOf } from './view/attributes.ts';

/**
 * `<tramita-nps-form uuid="…" api-base="https://…">`: the rating form for any page; its view library and styles are
 * inside a shadow root.
 *
 * Attributes: `uuid` (the request's protocol), `api-base` (address of the API, default the page's own origin),
 * `token-url` (an address of the page's own origin that returns `{ "token": "…" }`), `theme` (light, dark,
 * high-contrast, system), `locale` (pt-BR, en, es), `value` (true or false, the initial answer).
 * Property: `tokenProvider`, which takes precedence over `token-url`; the form renders once one of them is given.
 * Events, which bubble out of shadow roots: `tramita-rated` with a `TramitaRatedDetail`, `tramita-error` with
 * the error.
 */
export class TramitaNpsFormElement extends TokenElement {
  static readonly observedAttributes = ['uuid', 'api-base', 'token-url', 'theme', 'locale', 'value'];
  readonly needs = ['uuid'];
  #root: Root | undefined;
  #stopReminder: (() => void) | undefined;
  #connection: { client: TramitaClient; baseUrl: string; token: TokenProvider | string } | undefined;

  get hasToken(): boolean {
    return this.tokenProvider !== undefined || this.hasAttribute('token-url');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopReminder?.();
    this.#stopReminder = remindLater(this, 'noOwnToken');
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // a sheet belongs to one document, and the element may have come from another one
    const sheet = new (windowOf(this).CSSStyleSheet)();
    sheet.replaceSync(hostRules + withTokens(styles()));
    shadow.adoptedStyleSheets = [sheet];
    // an element that was moved keeps its form
    if (this.#root) return;
    const mount = document.createElement('div');
    mount.dataset['slot'] = 'frame';
    shadow.replaceChildren(mount);
    this.#root = createRoot(mount);
    this.settingsChanged();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stopReminder?.();
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  protected settingsChanged(): void {
    const uuid = this.getAttribute('uuid');
    const client = this.#client();
    if (!this.#root || !uuid || !client) {
      this.#root?.render(null);
      return;
    }
    const theme = oneOf(this, 'theme', themeNames) ?? 'system';
    const locale = localeOf(this);
    const language = npsFormLanguages[locale];
    this.#root.render(
      <UiEnvironmentContext.Provider value={{ ...plainSurroundings, language }}>
        <div className={`${root} ${themeClass[theme]} ${fill}`} data-slot="root" data-theme={theme} lang={locale}>
          <NpsCard
            key={uuid}
            client={client}
            uuid={uuid}
            messages={resolveMessages(npsFormMessages, undefined, language)}
            defaultValue={parseNpsAnswer(oneOf(this, 'value', ['true', 'false']))}
            onRated={(rating) => this.#emit('tramita-rated', { ...rating, uuid })}
            onError={(error) => this.#emit('tramita-error', error)}
          />
        </div>
      </UiEnvironmentContext.Provider>,
    );
  }

  /** The client for the present address and token; undefined while there is no token. */
  #client(): TramitaClient | undefined {
    const baseUrl = this.getAttribute('api-base') ?? '';
    const token = this.tokenProvider ?? this.getAttribute('token-url');
    if (!token) return undefined;
    const former = this.#connection;
    if (former?.baseUrl === baseUrl && former.token === token) return former.client;
    const tokenProvider =
      typeof token === 'string' ? tokensFrom(token, (...mistake) => sayMistake(this, ...mistake)) : token;
    const client = createClient({ baseUrl, tokenProvider });
    this.#connection = { client, baseUrl, token };
    return client;
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
