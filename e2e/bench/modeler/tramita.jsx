import { createClient } from '@tramita/client';
import '@tramita/widgets/modeler.css';
import { Modeler } from '@tramita/widgets/modeler';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: location.origin });

/** Returns the element that the pointer presses to open the menu after the second step, and the item of a user task. */
window.bench = {
  mount: (element) =>
    createRoot(element).render(<Modeler client={client} theme="light" process={1} style={{ height: '100%' }} />),
  isShown: () => document.getElementById('step-etapa1') !== null,
  opener: () => document.querySelector('[data-step="etapa1"] [aria-haspopup="menu"]'),
  item: () => document.querySelector('[data-slot="menu-item"]'),
  step: (id) => document.getElementById(`step-${id}`),
  drawn: () => [...document.querySelectorAll('[data-slot="flow-step"]')].map(({ dataset }) => dataset.step),
  /** Returns the position of the whole drawing. */
  place: () => document.querySelector('[data-slot="flow-canvas"] > div:last-child').style.transform,
};
