/** Duration of success messages in the modeler, in ms. Longer than elsewhere, like all messages of the modeler. */
export const designerSuccessMs = 5000;
