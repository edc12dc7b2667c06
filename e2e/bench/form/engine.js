// The measured size of the form engine: all its exports.
export * from '@tramita/widgets/form';
