import type { TramitaSettings } from '../../provider/tramita-context.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';

/** Props of the modeler. */
export interface ModelerProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Id of the version to edit; null for a new process, whose draft is kept in the browser. */
  process: number | null;
  /** A new process begins anew: a draft that was left is removed. @default false */
  fresh?: boolean;
  /** Address of the list of processes. @default '/adm/workflows' */
  listHref?: string;
  /** Told whether something is unsaved, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation the page holds back because something is unsaved: the modeler asks, and answers through it. */
  leaving?: LeaveRequest | null;
  /** Shows the document and what publishing would send as JSON below the flow. @default false */
  debug?: boolean;
}
