/** Shown when a rule given by an expression has no expression yet. */
export const missingExpressionMessage = 'Escreva uma expressão';
/** Shown when an expression cannot be read, or reads a field that does not exist. */
export const brokenExpressionMessage = 'Expressão JavaScript inválida';
