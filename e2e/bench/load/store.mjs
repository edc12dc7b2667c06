// An S3-compatible store with the bucket `anexos`, in a process of its own. Prints its address.
import { createTestBucket } from '../../../scripts/lib/load-parts.mjs';

const { server } = createTestBucket();
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
