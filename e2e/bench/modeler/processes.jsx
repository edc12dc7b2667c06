export { longWorkflow } from '../../../packages/widgets/src/features/modeler/canvas/canvas-examples.ts';
