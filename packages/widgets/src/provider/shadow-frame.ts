import { adoptSheet, type LoadSheet } from './isolation.ts';

/**
 * Rules of a page that match the host element, such as `* { color: red }`, would be inherited: the frame stops them.
 * Text decorations of the page propagate into all boxes in its flow, but not into a floating box.
 */
const hostRules = `
:host { display: flow-root; flex: 1 1 auto; min-width: 0; min-height: 0; height: 100%; text-decoration: none !important; font-family: inherit !important; }
:host([hidden]) { display: none !important; }
[data-slot="frame"] { all: initial; float: left; width: 100%; height: 100%; direction: ltr; font-family: inherit; }
`;
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
