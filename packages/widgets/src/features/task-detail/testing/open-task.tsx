import type { Sandbox } from '@tramita/server/sandbox';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type SandboxPage, sandboxPage } from '../../../testing/sandbox-session.tsx';
import { TaskDetail } from '../TaskDetail.tsx';
import type { TaskDetailProps } from '../task-detail-props.ts';

export interface OpenOptions extends Partial<TaskDetailProps> {
  /** The page of an earlier visit, with its browser storage. */
  visit?: SandboxPage;
}

/** Opens a task as a user, in a new page or in the one given. */
export async function openTask(sandbox: Sandbox, userName: string, identifier: string, options: OpenOptions = {}) {
  const { visit = sandboxPage(sandbox, userName), ...props } = options;
  const onClose = vi.fn();
  const onChanged = vi.fn();
  const screen = await render(
    visit.wrap(
      <div style={{ height: 800 }}>
        <TaskDetail identifier={identifier} onClose={onClose} onChanged={onChanged} {...props} />
      </div>,
    ),
  );
  return { ...visit, visit, screen, onClose, onChanged };
}

export type OpenTask = Awaited<ReturnType<typeof openTask>>;

export const button = ({ screen }: OpenTask, name: string) => screen.getByRole('button', { name, exact: true });
export const field = ({ screen }: OpenTask, name: string) => screen.getByRole('textbox', { name });
export const message = ({ screen }: OpenTask, text: string | RegExp) =>
  expect.element(screen.getByText(text, { exact: true })).toBeVisible();
/** Expects a text among the notices. An open detail that failed shows the same text. */
export const notice = ({ screen }: OpenTask, text: string) =>
  expect.element(screen.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })).toBeVisible();
export const loaded = ({ screen }: OpenTask) => expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
export const bodyOf = (call: { body: unknown } | undefined): Record<string, unknown> => JSON.parse(String(call?.body));
