export { RequestDialog, type RequestDialogProps } from './RequestDialog.tsx';
