import type { ReactNode } from 'react';
import { useUiEnvironment } from '../ui-environment.ts';
import { LiveRegion } from './LiveRegion.tsx';

/** Props of {@link ListStatus}. */
export interface ListStatusProps {
  /** The list could not be loaded and shows nothing; a failed refresh keeps its rows and their count. */
  failed: boolean;
  /** Text while the rows are being loaded. */
  loading: string;
  /** The number of rows or another status of the list; null while unknown. */
  children: ReactNode;
}

/** Status region of a list: announces that it is loading, what it contains, or that it could not be loaded. */
export function ListStatus({ failed, loading, children }: ListStatusProps) {
  const { messages } = useUiEnvironment();
  // the error shown instead of the rows gives the reason; repeating its sentence would announce it twice
  return <LiveRegion>{failed ? messages.listNotLoaded : (children ?? loading)}</LiveRegion>;
}
