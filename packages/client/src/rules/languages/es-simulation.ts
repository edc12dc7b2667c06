import type { SimulatedFailure, simulationTexts } from '../workflow/simulation-texts.ts';
import type { TextsLike } from './texts-like.ts';

function failure({ code, message, step, isDecision, error }: SimulatedFailure): string {
  if (code === 'ASSIGNEE_MISSING') return `No se encontraron los responsables de la etapa ${step}.`;
  if (code === 'SERVICE_FAILED') return `La llamada falló. ${error}`;
  if (code === 'ENDLESS_LOOP') return `El flujo volvió a la etapa ${step} sin que nadie actuara.`;
  if (code !== 'NO_CONNECTION') return message;
  return isDecision
    ? `No se cumplió ninguna condición de la decisión ${step}.`
    : `La etapa ${step} no tiene una etapa siguiente.`;
}

/** Spanish texts of a simulation. */
export const simulation: TextsLike<typeof simulationTexts> = {
  noSteps: 'El proceso no tiene etapas.',
  noAnswer: 'El sistema no respondió.',
  statusCode: (code) => `El sistema respondió con el código ${code}.`,
  formRefused: 'El formulario no se aceptaría.',
  failure,
};
