import type { WorkflowDefinition } from '@tramita/client/contract';

/**
 * Why this server cannot run a definition, one sentence for each part; empty when it can. A spreadsheet needs an
 * adapter with credentials and an asynchronous call an address to be called back at: neither exists here, and a
 * step that only pretends would lose data.
 */
export function unsupportedParts(definition: WorkflowDefinition): string[] {
  return definition.steps.flatMap((step) => {
    if (step.type !== 'SERVICE_TASK') return [];
    if (step.serviceType === 'SHEETS') {
      return [`A etapa ${step.title} grava em planilha, o que este servidor não faz.`];
    }
    return step.asynchronous
      ? [`A etapa ${step.title} espera um retorno assíncrono, o que este servidor não faz.`]
      : [];
  });
}
