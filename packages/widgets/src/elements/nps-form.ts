import { TramitaNpsFormElement } from './tramita-nps-form.tsx';

export type { TramitaEventMap, TramitaRatedDetail } from './events.ts';
export type { TramitaTag, WidgetTags } from './tags.ts';

// a server has no elements to define
const elements: CustomElementRegistry | undefined = globalThis.customElements;
if (elements && !elements.get('tramita-nps-form')) elements.define('tramita-nps-form', TramitaNpsFormElement);
