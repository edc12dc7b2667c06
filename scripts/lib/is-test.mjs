/** Whether a file is a test, a story, or one of the folders and suites with code that only tests use. */
export const isTest = (file) => /\.(test|test-d|stories)\.tsx?$|\/testing\/|^e2e\/|^\.storybook\//.test(file);
