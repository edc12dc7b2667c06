import type { WidgetSettings } from '../../provider/tramita-context.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';

/** Props of the modeler. */
export interface ModelerProps extends WidgetSettings {
  /** Id of the version to edit; null for a new process, whose draft is kept in the browser. */
  process: number | null;
  /** Starts a new process from scratch and removes a kept draft. @default false */
  fresh?: boolean;
  /** Address of the list of processes. @default '/adm/workflows' */
  listHref?: string;
  /** Called with whether there are unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page has paused because of unsaved changes. The modeler asks the user and resolves it. */
  leaving?: LeaveRequest | null;
  /** Shows the document and the publish payload as JSON below the flow. @default false */
  debug?: boolean;
}
