import { isProblem } from '@tramita/client';
import type { publishProcess, ResponseOf } from '@tramita/client/contract';
import { refusalOf, sentInput } from '../../../calls/use-send.ts';
import type { PublicationKeys } from './publication-keys.ts';

type Published = ResponseOf<typeof publishProcess>;

/** Sends a publication again with its key. */
type Repeat = (content: string, key: string) => Promise<Published>;

/** Keys for versions of an existing process, one per content. */
export interface VersionKeys extends Omit<PublicationKeys, 'earlier'> {
  readonly earlier: (error: unknown, repeat: Repeat) => Promise<Published | null>;
}

const knownVersionOf = (content: string) => sentInput<typeof publishProcess>(content).body.knownVersion;

/** Creates the keys for publishing versions of an existing process. */
export function createVersionKeys(): VersionKeys {
  const byContent = new Map<string, string>();
  let last = '';
  return {
    published: null,
    get: (content) => byContent.get(content),
    set(content, key) {
      last = content;
      byContent.set(content, key);
    },
    delete: (content) => byContent.delete(content),
    failed: () => {},
    succeeded: () => {},
    async earlier(error, repeat) {
      if (!isProblem(error, 'PROCESS_OUTDATED')) return null;
      for (const [content, key] of byContent) {
        // based on the version that was just refused as outdated, so this creates nothing if it was not published
        if (content === last || knownVersionOf(content) !== knownVersionOf(last)) continue;
        const answer = await repeat(content, key).catch((other: unknown) => {
          if (refusalOf(other) && !isProblem(other, 'IDEMPOTENCY_IN_PROGRESS')) return null;
          throw other;
        });
        if (answer) return answer;
      }
      return null;
    },
  };
}
