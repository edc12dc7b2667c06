import type {} from '@tramita/widgets/elements/react';
export const page = (
  <tramita-provider api-base="https://tramita.example.com" token-url="/token">
    <tramita-task-inbox
      page="attendance"
      status="to-do"
      ontramita-open-task={({ detail }) => detail.identifier?.trim()}
      className="inbox"
    />
    <tramita-report read-only={false} tab="exports" />
    <tramita-notifications poll-interval={1000} tokenProvider={{ getToken: () => 'a' }} id="a" onClick={() => {}} />
    {/* @ts-expect-error the inbox has no such list */}
    <tramita-task-inbox status="done" />
    {/* @ts-expect-error the report has no category */}
    <tramita-report categori={1} />
    {/* @ts-expect-error a number is not the detail */}
    <tramita-nps-form ontramita-rated={(event: CustomEvent<number>) => event} />
    {/* @ts-expect-error no such element */}
    <tramita-task />
  </tramita-provider>
);
