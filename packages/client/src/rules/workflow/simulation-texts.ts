/** Why a simulated step stopped, as the engine reports it. */
export interface SimulatedFailure {
  readonly code: string;
  /** The sentence of the engine, in Portuguese. */
  readonly message: string;
  /** Title of the step. */
  readonly step: string;
  /** Whether the step is a decision. */
  readonly isDecision: boolean;
  /** The answer of the called system, for a failed call. */
  readonly error: string;
}

/** Portuguese texts of a simulation. */
export const simulationTexts = {
  noSteps: 'O processo não tem etapas.',
  noAnswer: 'O sistema não respondeu.',
  statusCode: (code: number): string => `O sistema respondeu com o código ${code}.`,
  formRefused: 'O formulário não seria aceito.',
  failure: ({ message }: SimulatedFailure): string => message,
};
