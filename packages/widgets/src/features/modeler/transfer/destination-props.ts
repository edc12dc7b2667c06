import type { ReactNode } from 'react';
import type { transferMessages } from '../../../messages/features/modeler/transfer.ts';

/** Props of the choice of what takes the place of somebody or something imported. */
export interface DestinationProps<Imported> {
  /** Id of the control. */
  id: string;
  messages: typeof transferMessages;
  /** What the imported process names. */
  of: Imported;
  value: Imported | null;
  error: ReactNode;
  onChange: (value: Imported | null) => void;
}
