import { type ConnectionOperator, connectionOperators } from '../../../contract/processes/flow-constants.ts';

/** Labels of the operators of a condition. */
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

/** Returns the operators of a condition on a field of this type: all of them, without `contains` for dates. */
export function operatorsFor(fieldType: string | undefined): readonly ConnectionOperator[] {
  return fieldType === 'date' ? connectionOperators.filter((operator) => operator !== 'contains') : connectionOperators;
}

/** Returns whether an operator compares with a value: every one except `isNull` and `isNotNull`. */
export function takesValue(operator: ConnectionOperator | undefined): boolean {
  return operator !== 'isNull' && operator !== 'isNotNull';
}
