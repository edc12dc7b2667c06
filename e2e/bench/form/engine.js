// Everything that the entry of the form exports, to measure its size.
export * from '@tramita/widgets/form';
