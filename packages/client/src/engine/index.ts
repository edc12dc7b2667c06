export { workedMillis } from '../rules/calendar/worked-millis.ts';
export { afterEffects } from './after-effects.ts';
export { assigneeValues } from './assignee-data.ts';
export { type HumanStep, specialAssignee } from './assignees.ts';
export { readableFields } from './built-in-values.ts';
export { decide } from './decide.ts';
export {
  actionKinds,
  arrivalKinds,
  type Effect,
  type EngineHistoryKind,
  type HistoryNote,
  type StepFailure,
} from './effects.ts';
export { noticeTexts } from './languages/notice-texts.ts';
export { notificationTexts } from './languages/notification-texts.ts';
export { writeStepMessages } from './languages/step-messages.ts';
export { escapeHtml } from './messages/escape-html.ts';
export type { FailureMessage } from './messages/failure-message.ts';
export { type Author, historyMessages } from './messages/history-messages.ts';
export {
  type NoticeContent,
  type NoticeName,
  type NoticeTexts,
  type NoticeValues,
  noticeHtml,
} from './messages/notice-messages.ts';
export {
  absenceNotificationOf,
  type NotificationContent,
  type NotificationName,
  type NotificationTexts,
  type NotifiedRequest,
  notificationHtml,
  notificationOf,
} from './messages/notification-content.ts';
export { oneLine } from './messages/one-line.ts';
export { channelOf, type StepFacts, type StepMessage } from './messages/step-message.ts';
export { EngineRefusal } from './refusal.ts';
export { isSameOutcome, outcomeOf, simulate, simulatedForm } from './simulation/simulate.ts';
export { type SimulatedPeople, simulatedPeople } from './simulation/simulated-people.ts';
export type { SimulatedVisit, Simulation, SimulationEnd, SimulationSource } from './simulation/simulation.ts';
export type {
  EngineActor,
  EngineEvent,
  EnginePerson,
  KnownGroup,
  KnownPerson,
  OpenTask,
  RequestState,
  StepProgress,
} from './state.ts';
export { type CalendarVersion, calendarOf, dueOf, type StepDue, type WorkingTime } from './working-time.ts';
