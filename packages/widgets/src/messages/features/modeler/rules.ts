import { changeTexts, simulationTexts, workflowLabels, workflowProblems } from '@tramita/client/rules';
import { defineMessages } from '../../define-messages.ts';

// The texts of the rules of processes as features, so that the modeler uses them in the language of the page.

/** Changes between two versions of a process. */
export const modelerChangeTexts = /* @__PURE__ */ defineMessages('modelerChanges', changeTexts);

/** Names for the parts of a process: kinds of steps, operators, types of fields. */
export const modelerLabelTexts = /* @__PURE__ */ defineMessages('modelerLabels', workflowLabels);

/** Sentences about problems of a process. */
export const modelerProblemTexts = /* @__PURE__ */ defineMessages('modelerProblems', workflowProblems);

/** Results of a simulation. */
export const modelerSimulationTexts = /* @__PURE__ */ defineMessages('modelerSimulation', simulationTexts);
