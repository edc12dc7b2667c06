import { openAsBlob } from 'node:fs';
import { testDatabaseFile } from './test-database-file.ts';

// sandboxes of this process start from a copy of the migrated database instead of migrating one each
process.env.TRAMITA_SANDBOX_DATABASE ??= URL.createObjectURL(await openAsBlob(testDatabaseFile));
