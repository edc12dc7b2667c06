import { type FailureMessage, type StepFacts, type StepMessage, writeStepMessages } from '@tramita/client/engine';
import { defaultLocale } from '@tramita/client/rules';
import { type SelectQueryBuilder, sql } from 'kysely';
import { substitutesOf, withoutSubstitutes } from '../absences/task-substitutes.ts';
import type { Db } from '../connection/db.ts';
import { countRows, type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { insertJob } from '../jobs/jobs.ts';
import { remindJob, sendAttempts, sendMessageKind } from '../jobs/message-jobs.ts';
import { type PersonRow, personColumns } from '../people/people.ts';
import type { OutboxMessagesTable } from '../tables/message-tables.ts';
import type { Database } from '../tables/schema.ts';

/** A message and its recipients. */
export interface AddressedMessage {
  readonly channel: StepMessage['channel'];
  readonly facts: StepFacts;
  readonly users: readonly number[];
  readonly groups: readonly number[];
  readonly except: number | null;
  readonly taskUuid: string;
  readonly protocol: string;
  readonly at: Date;
}

/**
 * Writes a message for each active user addressed by name or by group, in the user's language, with the job that delivers
 * it. Substitutes get the messages of absent people instead of them. For a user without an address the message is stored
 * as failed, so that administrators see it.
 */
export async function insertMessages(db: Db, message: AddressedMessage): Promise<void> {
  const { channel, facts, taskUuid, protocol, at } = message;
  const texts = JSON.stringify(writeStepMessages(channel, facts));
  const address = channel === 'EMAIL' ? sql`nullif(trim(email), '')` : sql`user_name`;
  const taskSubstitutes = substitutesOf({
    users: withoutSubstitutes(sql`${message.users}`, sql`t.uuid = ${taskUuid}::uuid`),
    groups: sql`${message.groups}::integer[]`,
    requester: sql`i.created_by`,
    startedBy: sql`i.started_by`,
    process: sql`i.process_id`,
    now: sql`${at}::timestamptz`,
  });
  await sql`
    with found_substitutes as (
      select found.* from instances i cross join lateral (${taskSubstitutes}) found where i.protocol = ${protocol}::uuid
    ), messages as (
      insert into outbox_messages (channel, user_id, address, locale, subject, body, path, protocol, state, last_error, created_at)
      select ${channel}, id, ${address}, texts.locale, texts.subject, texts.body,
        case when id = any (${message.users}::integer[]) or show_only_personal_menu
          then '/my-tasks/to-do/' else '/attendance/to-do/' end || ${taskUuid}::text,
        ${protocol}::uuid,
        case when ${address} is null then 'FAILED' else 'WAITING' end,
        case when ${address} is null then 'Esta pessoa não tem e-mail no cadastro.' end,
        ${at}::timestamptz
      from users
      join json_to_recordset(${texts}::json) as texts (locale text, subject text, body text)
        on texts.locale = coalesce(users.locale, ${defaultLocale})
      where active and id is distinct from ${message.except}::integer
        and (id in (select substitute_id from found_substitutes) or id not in (select absent_id from found_substitutes)
          and (id = any (${message.users}::integer[])
            or id in (select user_id from group_members where group_id = any (${message.groups}::integer[]))))
      order by id
      returning id, state
    )
    insert into jobs (kind, payload, run_at, created_at, max_attempts)
    select ${sendMessageKind}, jsonb_build_object('message', id), ${at}::timestamptz, ${at}::timestamptz, ${sendAttempts}::integer
    from messages where state = 'WAITING' order by id`.execute(db);
}

/** Writes the messages for the task a step opened, with the first reminder if the step requires one. */
export async function queueStepMessages(
  db: Db,
  message: AddressedMessage & { readonly repeats: boolean },
): Promise<void> {
  await insertMessages(db, message);
  if (message.repeats) await insertJob(db, remindJob(message.taskUuid, 1, message.at));
}

/** An e-mail to a user about no request. */
export interface UserMail {
  readonly userId: number;
  readonly address: string | null;
  readonly locale: string | null;
  readonly subject: string;
  readonly body: string;
  /** Page that the message links to. */
  readonly path: string;
}

/** Writes e-mails to users with the jobs that deliver them; as failed for a user without an address. */
export async function queueUserMails(db: Db, mails: readonly UserMail[], at: Date): Promise<void> {
  for (const { userId, address, locale, subject, body, path } of mails) {
    const { id } = await db
      .insertInto('outbox_messages')
      .values({
        channel: 'EMAIL',
        user_id: userId,
        address,
        locale,
        subject,
        body,
        path,
        protocol: null,
        state: address ? 'WAITING' : 'FAILED',
        last_error: address ? null : 'Esta pessoa não tem e-mail no cadastro.',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (address)
      await insertJob(db, { kind: sendMessageKind, payload: { message: id }, runAt: at, maxAttempts: sendAttempts });
  }
}

/** Writes a message to an address of a process definition, with the job that delivers it. */
export async function queueFailureMessage(
  db: Db,
  { channel, address, subject, body, protocol, at }: FailureMessage & { readonly protocol: string; readonly at: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('outbox_messages')
    .values({
      channel,
      user_id: null,
      address,
      subject,
      body,
      path: `/attendance/in-progress/${protocol}`,
      protocol,
      state: 'WAITING',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertJob(db, { kind: sendMessageKind, payload: { message: id }, runAt: at, maxAttempts: sendAttempts });
}

type MessageRow = Pick<
  OutboxMessagesTable,
  'channel' | 'address' | 'subject' | 'body' | 'path' | 'protocol' | 'state' | 'last_error'
> & {
  readonly locale: string | null;
  readonly message_id: number;
  readonly message_created_at: Date;
  readonly sent_at: Date | null;
};

type Recipient = PersonRow & { readonly email: string | null };

/** A message with its recipient; the user is null if only the address is known. */
export interface OutboxRow extends MessageRow {
  readonly recipient: Recipient | null;
}

const messageColumns = [
  'outbox_messages.id as message_id',
  'outbox_messages.created_at as message_created_at',
  'outbox_messages.channel',
  'outbox_messages.address',
  'outbox_messages.locale',
  'outbox_messages.subject',
  'outbox_messages.body',
  'outbox_messages.path',
  'outbox_messages.protocol',
  'outbox_messages.state',
  'outbox_messages.sent_at',
  'outbox_messages.last_error',
] as const;

type Joined = { readonly [Name in keyof Recipient]: Recipient[Name] | null };

function toOutboxRow(row: MessageRow & Joined): OutboxRow {
  const { id, nick_name, complete_name, user_name, picture, email, ...message } = row;
  const isPerson = id !== null && nick_name !== null && complete_name !== null && user_name !== null;
  return { ...message, recipient: isPerson ? { id, nick_name, complete_name, user_name, picture, email } : null };
}

const select = (query: SelectQueryBuilder<Database, 'outbox_messages', object>) =>
  query
    .leftJoin('users', 'users.id', 'outbox_messages.user_id')
    .select(messageColumns)
    .select(personColumns)
    .select('users.email');

/** Returns a message by its id, or null if it was deleted. */
export async function findMessage(db: Db, id: number): Promise<OutboxRow | null> {
  const row = await select(db.selectFrom('outbox_messages').where('outbox_messages.id', '=', id)).executeTakeFirst();
  return row ? toOutboxRow(row) : null;
}

/** Result of a delivery. */
export type MessageOutcome =
  | { readonly state: 'SENT'; readonly at: Date }
  | { readonly state: 'KEPT' }
  | { readonly state: 'WAITING' | 'FAILED'; readonly error: string };

/** Records the result of the delivery of a waiting message. */
export async function noteOutcome(db: Db, id: number, outcome: MessageOutcome): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({
      state: outcome.state,
      sent_at: 'at' in outcome ? outcome.at : null,
      last_error: 'error' in outcome ? outcome.error.slice(0, 2000) : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Filter and page of a list of messages. */
export interface OutboxFilter extends PageQuery {
  readonly channel?: OutboxMessagesTable['channel'] | undefined;
  readonly state?: OutboxMessagesTable['state'] | undefined;
}

/** Returns messages, newest first. */
export async function listMessages(db: Db, filter: OutboxFilter): Promise<Page<OutboxRow>> {
  const { channel, state, page, size } = filter;
  let messages = db.selectFrom('outbox_messages');
  if (channel) messages = messages.where('channel', '=', channel);
  if (state) messages = messages.where('state', '=', state);
  const rows = await select(messages)
    .orderBy('outbox_messages.created_at', 'desc')
    .orderBy('outbox_messages.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return pageOf(rows.map(toOutboxRow), filter, () => countRows(messages));
}

/** Deletes messages written before `before`, except those that still wait. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outbox_messages').where('state', '<>', 'WAITING').where('created_at', '<', before).execute();
}

/** Request and step of an open task. */
export interface OpenTaskRow {
  readonly idk: number;
  readonly step_id: string;
}

/** Returns a task that is still to do and locks it, so that no other transaction can finish it; null for any other. */
export async function lockOpenTask(tx: Db, taskUuid: string): Promise<OpenTaskRow | null> {
  const row = await tx
    .selectFrom('tasks')
    .select(['idk', 'step_id'])
    .where('uuid', '=', taskUuid)
    .where('status', '=', 'TO_DO')
    .forShare()
    .executeTakeFirst();
  return row ?? null;
}
