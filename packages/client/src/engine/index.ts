export { afterEffects } from './after-effects.ts';
export { assigneeValues } from './assignee-data.ts';
export { type HumanStep, specialAssignee } from './assignees.ts';
export { readableFields } from './built-in-values.ts';
export { decide } from './decide.ts';
export {
  arrivalKinds,
  deedKinds,
  type Effect,
  type EngineHistoryKind,
  type HistoryNote,
  type StepFailure,
} from './effects.ts';
export { escapeHtml } from './escape-html.ts';
export type { FailureMessage } from './failure-message.ts';
export { historyMessages } from './history-messages.ts';
export { oneLine } from './one-line.ts';
export { EngineRefusal } from './refusal.ts';
export { isSameOutcome, outcomeOf, simulate, simulatedForm } from './simulate.ts';
export { type SimulatedPeople, simulatedPeople } from './simulated-people.ts';
export type { SimulatedVisit, Simulation, SimulationEnd, SimulationSource } from './simulation.ts';
export type {
  EngineActor,
  EngineEvent,
  EnginePerson,
  InstanceState,
  KnownGroup,
  KnownPerson,
  OpenTask,
  StepProgress,
} from './state.ts';
export { channelOf, type StepFacts, type StepMessage, writeStepMessage } from './step-message.ts';
