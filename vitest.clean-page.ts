import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// files share a page, and vitest-browser-react removes what a test rendered only for the first of them
beforeEach(cleanup);
