import type { ReactNode } from 'react';
import type { transferMessages } from '../../../messages/features/modeler/transfer.ts';

/** Props of the inputs that select a replacement for an imported person or group. */
export interface DestinationProps<Imported> {
  /** Id of the control. */
  id: string;
  messages: typeof transferMessages;
  /** The imported person or group. */
  of: Imported;
  value: Imported | null;
  error: ReactNode;
  onChange: (value: Imported | null) => void;
}
