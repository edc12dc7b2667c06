/** Returns whether a file is a test, a story, or part of a folder or suite that only tests use. */
export const isTest = (file) => /\.(test|test-d|stories)\.tsx?$|\/testing\/|^e2e\/|^\.storybook\//.test(file);
