import type { PersonDetail } from '@tramita/client/contract';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import type { LeaveRequest } from '../../../ui/leave-request.ts';

/** Props of a tab that edits a person. */
export interface EditedTabProps {
  person: PersonDetail;
  messages: typeof peopleDirectoryMessages;
  /** A navigation that waits because of unsaved changes. */
  leaving: LeaveRequest | null;
  onUnsavedChange: (isUnsaved: boolean) => void;
}
