import { pageRootOf } from '../ui/page-root.ts';
import type { commonAttributes, EventOf, WidgetTag } from './definitions.ts';
import type { TramitaEventMap } from './events.ts';
import { adoptStyles } from './part-styles.ts';
import { remindLater } from './remind-later.ts';
import { TokenElement } from './token-element.ts';
import { TramitaProviderElement } from './tramita-provider-element.ts';

/** The widget of an element while it is in a document. */
export interface ElementView {
  /** Shows the present attributes, properties and provider. */
  update(): void;
  remove(): void;
}

/** An element of a tag, which dispatches the events of its definition. */
export type ElementOf<Tag extends WidgetTag> = TramitaElement<EventOf<Tag>>;

/** The code of an element, loaded when its tag first appears. */
export interface ElementPart {
  show(element: TramitaElement): ElementView;
}

/**
 * Base of the elements that show a widget. It stays small: it loads the widget when it is connected, and passes changes
 * on to it.
 */
export abstract class TramitaElement<Event extends keyof TramitaEventMap = keyof TramitaEventMap> extends TokenElement {
  #view: ElementView | undefined;
  #stopAdopting: (() => void) | undefined;
  #isLoading = false;
  #isPending = false;
  #stopReminder: (() => void) | undefined;

  /** Loads the code of the widget. */
  protected abstract load(): Promise<ElementPart>;

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
  setting(name: keyof typeof commonAttributes): string | null {
    return this.getAttribute(name) ?? this.provider?.getAttribute(name) ?? null;
  }

  /** Whether a token provider or address is given. */
  get hasToken(): boolean {
    return [this, this.provider].some((source) => source?.tokenProvider || source?.hasAttribute('token-url'));
  }

  /** Dispatches an event to the page; returns false if the page prevented its default action. */
  emit<Name extends Event | 'tramita-error' | 'tramita-navigate'>(
    name: Name,
    ...[detail]: TramitaEventMap[Name]['detail'] extends null ? [] : [TramitaEventMap[Name]['detail']]
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopReminder?.();
    this.#stopReminder = remindLater(this, 'noToken');
    void this.#show();
  }

  disconnectedCallback(): void {
    // an element that is moved is connected again at once, and keeps its state
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stopReminder?.();
      removeEventListener('online', this.#show);
      this.#view?.remove();
      this.#view = undefined;
      this.#stopAdopting?.();
    });
  }

  /** Several changes of one moment are shown together. */
  protected settingsChanged(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => {
      this.#isPending = false;
      void this.#show();
    });
  }

  readonly #show = async (): Promise<void> => {
    if (this.#view) {
      this.#adoptStyles();
      return this.#view.update();
    }
    if (this.#isLoading || !this.isConnected) return;
    this.#isLoading = true;
    try {
      const part = await this.load();
      if (!this.isConnected) return;
      this.#adoptStyles();
      this.#view = part.show(this);
    } catch (error) {
      // its code is loaded again when the connection is back, at the next change, or when it is added again
      addEventListener('online', this.#show, { once: true });
      this.emit('tramita-error', error);
    } finally {
      this.#isLoading = false;
    }
  };

  /** Also after a move into another document, such as a window of its own, where a shadow root loses its style sheets. */
  #adoptStyles(): void {
    this.#stopAdopting = adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
  }

  /** Names of the attributes without which there is nothing to show. */
  readonly needs: readonly string[] = [];
}
