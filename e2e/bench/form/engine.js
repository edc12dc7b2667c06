// What the form's size is measured by: everything its door offers.
export * from '@tramita/widgets/form';
