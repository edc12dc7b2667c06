export { longWorkflow } from '../../../packages/widgets/src/features/modeler/canvas/testing/canvas-examples.ts';
