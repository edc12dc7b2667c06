export { preloadRequestForm, RequestDialog, type RequestDialogProps } from './RequestDialog.tsx';
