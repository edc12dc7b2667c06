/** Message if a rule that is an expression has no expression yet. */
export const missingExpressionMessage = 'Escreva uma expressão';
/** Message if an expression is invalid, or reads a field that does not exist. */
export const brokenExpressionMessage = 'Expressão JavaScript inválida';
