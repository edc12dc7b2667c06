import { hostRules } from './host-rules.ts';
import { adoptSheet, type LoadSheet } from './isolation.ts';

const loadHostRules: LoadSheet = () => Promise.resolve({ default: () => hostRules });

/** Adds the rules for the host of a widget and for the frame in its shadow root, an element with `data-slot="frame"`. */
export function adoptHostRules(shadow: ShadowRoot): void {
  adoptSheet(shadow, loadHostRules, hostRules);
}

/** Keeps the `part` of every element equal to its `data-slot`, so that a page can style parts with `::part`. */
export function exposeParts(shadow: ShadowRoot): () => void {
  const expose = (element: Element) => {
    const slot = element.getAttribute('data-slot');
    if (slot) element.setAttribute('part', slot);
  };
  const exposeAll = (node: Node) => {
    if (!('querySelectorAll' in node)) return;
    const element = node as Element;
    if (element.nodeType === Node.ELEMENT_NODE) expose(element);
    for (const inner of element.querySelectorAll('[data-slot]')) expose(inner);
  };
  exposeAll(shadow);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') expose(target as Element);
      for (const node of addedNodes) exposeAll(node);
    }
  });
  observer.observe(shadow, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-slot'] });
  return () => observer.disconnect();
}
