import './page.css';
import { createRoot } from 'react-dom/client';
import type { StartedPortal } from '../auth/start-portal.ts';
import { App } from './App.tsx';

/** Renders the portal. */
export function mount(portal: Promise<StartedPortal>): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App portal={portal} />);
}
