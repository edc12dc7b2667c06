import { type Locale, locales } from '../../rules/languages/locale.ts';
import {
  type StepFacts,
  type StepMessage,
  type StepMessageTexts,
  stepMessageTexts,
  writeStepMessage,
} from '../messages/step-message.ts';
import { stepMessageTexts as en } from './en.ts';
import { stepMessageTexts as es } from './es.ts';

const texts: Readonly<Record<Locale, StepMessageTexts>> = { 'pt-BR': stepMessageTexts, en, es };

/** Returns a message about a step in every language. */
export const writeStepMessages = (
  channel: StepMessage['channel'],
  facts: StepFacts,
): (StepMessage & { readonly locale: Locale })[] =>
  locales.map((locale) => ({ ...writeStepMessage(channel, facts, texts[locale]), locale }));
