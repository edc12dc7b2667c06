import { ruleTexts as en } from '@tramita/client/languages/en';
import { ruleTexts as es } from '@tramita/client/languages/es';
import {
  commaSigns,
  type FormLanguage,
  formMessages,
  type Locale,
  type PublishTexts,
  pointSigns,
  workflowLabels,
  workflowProblems,
} from '@tramita/client/rules';

/** The language in which the rules of forms write their messages. */
export const formLanguages: Readonly<Record<Locale, FormLanguage>> = {
  'pt-BR': { texts: formMessages, signs: commaSigns },
  en: { texts: en.form, signs: pointSigns },
  es: { texts: es.form, signs: commaSigns },
};

/** The language in which the rules of processes write their problems. */
export const publishLanguages: Readonly<Record<Locale, PublishTexts>> = {
  'pt-BR': { problems: workflowProblems, labels: workflowLabels },
  en: { problems: en.workflowProblems, labels: en.workflowLabels },
  es: { problems: es.workflowProblems, labels: es.workflowLabels },
};
