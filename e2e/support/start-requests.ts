import { expect } from '@playwright/test';
import type { RunningServer } from './running-server.ts';

/** Starts a request per note as Rafael Nunes, with the values that `valuesOf` returns; resolves to their numbers. */
export async function startRequests<Notes extends readonly string[]>(
  server: RunningServer,
  processId: number,
  notes: Notes,
  valuesOf: (note: string) => Record<string, unknown>,
): Promise<{ [Index in keyof Notes]: string }> {
  const authorization = `Bearer ${await server.tokenFor('rafael.nunes')}`;
  const idks: string[] = [];
  for (const note of notes) {
    const answer = await fetch(`${server.origin}/v1/processes/${processId}/start`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(valuesOf(note)),
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    idks.push(String(JSON.parse(text).startProcessDto.idk));
  }
  return idks as { [Index in keyof Notes]: string };
}
