/** How long what a designer achieved is told, in ms: longer than elsewhere, as every message of that area. */
export const designerSuccessMs = 5000;
