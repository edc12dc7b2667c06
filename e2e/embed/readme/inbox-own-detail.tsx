import { TaskInbox } from '@tramita/widgets/task-inbox';

export const Inbox = () => (
  <TaskInbox
    renderDetail={({ identifier, onClose }) => (
      <button type="button" onClick={onClose}>
        Close task {identifier}
      </button>
    )}
  />
);
