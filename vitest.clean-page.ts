import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// files share a page, so each starts with the size that Vitest gives a new one ...
beforeAll(() => page.viewport(414, 896));

// ... and vitest-browser-react removes what a test rendered only for the first of them
beforeEach(cleanup);
