import { areaProblemMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a department or sector. */
export const areaRuleTexts = /* @__PURE__ */ defineMessages('areaRules', areaProblemMessages);
