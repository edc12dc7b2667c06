import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IsolationContext } from './isolation.ts';
import { adoptHostRules, exposeParts } from './shadow-frame.ts';

/** Renders its children into a shadow root, where rules of the page have no effect. */
export function IsolatedHost({ children }: { children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  useEffect(() => (shadow ? exposeParts(shadow) : undefined), [shadow]);
  const attach = (host: HTMLDivElement | null) => {
    if (!host || shadow) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    adoptHostRules(root);
    setShadow(root);
  };
  return (
    <div ref={attach} data-slot="host">
      {shadow &&
        createPortal(
          <IsolationContext.Provider value={shadow}>
            <div data-slot="frame">{children}</div>
          </IsolationContext.Provider>,
          shadow,
        )}
    </div>
  );
}
