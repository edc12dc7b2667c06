// what designers call types and built-in fields stands in the rules, which tell of changes in the same words
export { builtInFieldLabels, fieldTypeLabels } from '@tramita/client/rules';
