import type {} from '@tramita/widgets/elements/react';
export const page = (
  <tramita-provider api-base="https://tramita.example.com" token-url="/token">
    <tramita-task-inbox page="attendance" status="to-do" class="inbox" id="a" />
    <tramita-report read-only tab="exports" />
    {/* @ts-expect-error the inbox has no such list */}
    <tramita-task-inbox status="done" />
    {/* @ts-expect-error React 18 writes the text "false", which is present */}
    <tramita-report read-only={false} />
    {/* @ts-expect-error React 18 sets no properties */}
    <tramita-summary tokenProvider={{ getToken: () => 'a' }} />
    {/* @ts-expect-error no such element */}
    <tramita-task />
  </tramita-provider>
);
