export {
  type Actor,
  type AssignmentTask,
  assignmentLabels,
  assignmentState,
  isHeldBy,
} from './assignment.ts';
export { type BulkActionKind, bulkActionKinds } from './bulk-action-kinds.ts';
export {
  type BulkAction,
  type BulkTexts,
  bulkActionsOf,
  selectionAssignment,
} from './bulk-actions.ts';
export { type Condition, chooseConnection, conditionNumber, connectionHolds } from './gateway.ts';
export {
  canEndFromReport,
  canManageDepartments,
  canManageGroups,
  canManagePeople,
  canManageProcesses,
  canManageUpdates,
  canRequestOnBehalf,
  canSeeAdministration,
  canSeeAttendance,
  canSeeReports,
  type RoleHolder,
  reportBranches,
  roles,
  rolesOf,
} from './permissions.ts';
export {
  afterAssignment,
  canSelectAll,
  canSelectTogether,
  isSelectable,
  type ListName,
  leavesList,
  type SelectableRow,
  selectionMessages,
} from './selection.ts';
export { canExecuteAgain, canRedirectTo, type RepeatableStep } from './step-retry.ts';
export {
  type DisplayedStep,
  type StepDisplayState,
  type StepIcon,
  stepDisplayState,
  stepIcon,
  stepSuffix,
  stepSuffixes,
} from './step-state.ts';
export { type TaskColumnName, taskColumnNames, taskColumns } from './task-columns.ts';
export {
  type ActionTask,
  canApprove,
  canAssign,
  canAttach,
  canCancel,
  canComplete,
  canFinish,
  canReject,
  canRetryStep,
  canTransfer,
  canUnassign,
  finishData,
  type Permission,
  type ReasonCode,
  reasonText,
} from './task-permissions.ts';
export {
  defaultPageSize,
  filterOf,
  isOpenStatus,
  listQueryFor,
  pageSizes,
  type StatusFilter,
  statusFilters,
  statusLabels,
  statusOf,
  type TaskPage,
  taskPages,
  taskScreenFor,
  taskStatusOf,
} from './task-status.ts';
export {
  type RequestStop,
  requestProgress,
  requestStops,
  type StopState,
  stopLabels,
  stopTitle,
  type TrackedStep,
  trackNodes,
} from './track.ts';
