import { type ConnectionOperator, connectionOperators } from '../../../contract/processes/flow-constants.ts';

/** What the operators of a condition are called on screen. */
export const operatorLabels: Readonly<Record<ConnectionOperator, string>> = {
  '=': 'é igual a',
  '!=': 'é diferente de',
  '<': 'é menor que',
  '<=': 'é menor ou igual a',
  '>': 'é maior que',
  '>=': 'é maior ou igual a',
  contains: 'contém',
  isNull: 'está vazio',
  isNotNull: 'está preenchido',
};

/** Operators a condition on a field of this type can use: all of them, without `contains` for dates. */
export function operatorsFor(fieldType: string | undefined): readonly ConnectionOperator[] {
  return fieldType === 'date' ? connectionOperators.filter((operator) => operator !== 'contains') : connectionOperators;
}

/** Whether an operator compares with a value: every one but `isNull` and `isNotNull`. */
export function takesValue(operator: ConnectionOperator | undefined): boolean {
  return operator !== 'isNull' && operator !== 'isNotNull';
}
