import { TramitaNpsFormElement } from './tramita-nps-form.tsx';

if (!customElements.get('tramita-nps-form')) customElements.define('tramita-nps-form', TramitaNpsFormElement);
