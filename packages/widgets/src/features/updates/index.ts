export { UpdateEditor, type UpdateEditorProps } from './UpdateEditor.tsx';
export { UpdatesFeed, type UpdatesFeedProps } from './UpdatesFeed.tsx';
