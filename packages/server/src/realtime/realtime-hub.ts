import type { RealtimeMessage, RealtimeMessageType } from '@tramita/client/contract';
import type { Services } from '../context.ts';
import { countUnreadNotificationsOf } from '../db/messages/notifications.ts';
import { findUsersById } from '../db/people/session-users.ts';
import type { ChangeListener, RealtimeChange } from '../db/realtime/realtime-changes.ts';
import { findActiveAmong, findMembersAmong, findSubstitutesAmong } from '../db/realtime/realtime-people.ts';
import { unreadCountsOfMany } from '../tasks/lists/unread-counts.ts';

/** A connection of a user. */
export interface HubMember {
  readonly userId: number;
  push(message: RealtimeMessage): void;
  /** Ends the connection, because the user may no longer use the product. */
  expel(): void;
}

export interface HubOptions {
  /** Changes within this time are sent together, in milliseconds. @default 100 */
  readonly gatherMs?: number;
  /** Pause after a database error, in milliseconds. @default 5000 */
  readonly retryMs?: number;
  /** Interval of the check for deactivated users, in milliseconds. @default 60000 */
  readonly checkMs?: number;
}

type Due = [HubMember, RealtimeMessageType][];

/** Users whose counts are read with one statement; few, so that the first are notified soon. */
const readTogether = 50;
/** Such statements that run concurrently: the other connections of the pool are for calls. */
const readersAtOnce = 2;

function byPerson(due: ReadonlyMap<HubMember, RealtimeMessageType>): Map<number, Due> {
  const people = new Map<number, Due>();
  for (const one of due) {
    const others = people.get(one[0].userId);
    if (others) others.push(one);
    else people.set(one[0].userId, [one]);
  }
  return people;
}

const describe = (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) });

/**
 * Users connected to this instance, and their pending messages. Changes are collected for a while, so that the counts
 * of each user are read once for many changes; while counts are read, further changes wait.
 */
export class RealtimeHub implements ChangeListener {
  readonly #services: Pick<Services, 'db' | 'log' | 'now'>;
  readonly #gatherMs: number;
  readonly #retryMs: number;
  readonly #check: ReturnType<typeof setInterval>;
  readonly #members = new Map<number, Set<HubMember>>();
  #due = new Map<HubMember, RealtimeMessageType>();
  #dueGroups = new Set<number>();
  /** Users whose substitutes are due. */
  #duePeople = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notifying: Promise<void> | undefined;
  #isClosed = false;

  constructor(services: Pick<Services, 'db' | 'log' | 'now'>, options: HubOptions = {}) {
    this.#services = services;
    this.#gatherMs = options.gatherMs ?? 100;
    this.#retryMs = options.retryMs ?? 5000;
    this.#check = setInterval(() => void this.#expelInactive(), options.checkMs ?? 60_000);
  }

  /** Returns the number of connections of a user. */
  sizeOf(userId: number): number {
    return this.#members.get(userId)?.size ?? 0;
  }

  join(member: HubMember): void {
    const others = this.#members.get(member.userId);
    if (others) others.add(member);
    else this.#members.set(member.userId, new Set([member]));
  }

  leave(member: HubMember): void {
    const others = this.#members.get(member.userId);
    others?.delete(member);
    if (others?.size === 0) this.#members.delete(member.userId);
    this.#due.delete(member);
  }

  /** Sends the current state to one connection. */
  greet(member: HubMember): void {
    this.#mark(member, 'REFRESH_NOTIFICATIONS');
  }

  onChange = ({ kind, to, id }: RealtimeChange): void => {
    if (kind === 'gone') {
      this.#expel(id);
      return;
    }
    if (to === 'group') {
      if (this.#members.size === 0) return;
      this.#dueGroups.add(id);
      this.#plan(this.#gatherMs);
      return;
    }
    if (kind === 'counts' && this.#members.size > 0) {
      this.#duePeople.add(id);
      this.#plan(this.#gatherMs);
    }
    const type = kind === 'notifications' ? 'REFRESH_NOTIFICATIONS' : 'READ_STATUS';
    for (const member of this.#members.get(id) ?? []) this.#mark(member, type);
  };

  onGap = (): void => {
    this.#services.log.info('listening for changes again');
    for (const members of this.#members.values()) for (const member of members) this.greet(member);
  };

  onLost = (error: unknown): void => {
    this.#services.log.warn('lost the listener for changes', describe(error));
  };

  /** Resolves when no database read is running any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#check);
    clearTimeout(this.#timer);
    await this.#notifying;
  }

  #mark(member: HubMember, type: RealtimeMessageType): void {
    if (this.#due.get(member) !== 'REFRESH_NOTIFICATIONS') this.#due.set(member, type);
    this.#plan(this.#gatherMs);
  }

  #plan(ms: number): void {
    if (this.#timer !== undefined || this.#notifying || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#notifying = this.#notifyAll().then((isDone) => {
        this.#notifying = undefined;
        const isDue = this.#due.size + this.#dueGroups.size + this.#duePeople.size > 0;
        if (isDue) this.#plan(isDone ? this.#gatherMs : this.#retryMs);
      });
    }, ms);
  }

  /** Sends all due messages. Returns false if some are due again because of a database error. */
  async #notifyAll(): Promise<boolean> {
    try {
      await this.#markConcerned();
    } catch (error) {
      this.#services.log.warn('could not find the users affected by a change', describe(error));
      return false;
    }
    const due = this.#due;
    this.#due = new Map();
    const people = [...byPerson(due)];
    let isDone = true;
    const notifyNext = async (): Promise<void> => {
      for (let next = people.pop(); next && !this.#isClosed; next = people.pop()) {
        const others = people.splice(Math.max(0, people.length - readTogether + 1));
        if (!(await this.#notifyUsers(new Map([next, ...others])))) isDone = false;
      }
    };
    await Promise.all(Array.from({ length: readersAtOnce }, notifyNext));
    return isDone;
  }

  async #markConcerned(): Promise<void> {
    const [groups, people] = [this.#dueGroups, this.#duePeople];
    this.#dueGroups = new Set();
    this.#duePeople = new Set();
    const { db, now } = this.#services;
    const connected = [...this.#members.keys()];
    try {
      const members = await findMembersAmong(db, [...groups], connected);
      const absent = { people: [...people], groups: [...groups] };
      const substitutes = await findSubstitutesAmong(db, absent, connected, now());
      for (const userId of new Set([...members, ...substitutes])) {
        for (const member of this.#members.get(userId) ?? []) this.#mark(member, 'READ_STATUS');
      }
    } catch (error) {
      for (const id of groups) this.#dueGroups.add(id);
      for (const id of people) this.#duePeople.add(id);
      throw error;
    }
  }

  async #notifyUsers(due: ReadonlyMap<number, Due>): Promise<boolean> {
    const { db, now } = this.#services;
    const ids = [...due.keys()];
    try {
      const users = await findUsersById(db, ids);
      const notifications = await countUnreadNotificationsOf(db, ids);
      const tasks = await unreadCountsOfMany(db, [...users.values()], now());
      for (const [userId, own] of due) {
        const unread = tasks.get(userId);
        for (const [member, type] of own) {
          if (unread) member.push({ type, body: { notifications: notifications.get(userId) ?? 0, ...unread } });
          else member.expel();
        }
      }
      return true;
    } catch (error) {
      this.#services.log.warn('could not read the counts of connected users', {
        users: ids.length,
        ...describe(error),
      });
      for (const [userId, own] of due) {
        for (const [member, type] of own) if (this.#members.get(userId)?.has(member)) this.#mark(member, type);
      }
      return false;
    }
  }

  #expel(userId: number): void {
    for (const member of this.#members.get(userId) ?? []) member.expel();
  }

  async #expelInactive(): Promise<void> {
    try {
      const connected = [...this.#members.keys()];
      const active = await findActiveAmong(this.#services.db, connected);
      for (const userId of connected) {
        if (!active.has(userId)) this.#expel(userId);
      }
    } catch (error) {
      this.#services.log.warn('could not check which users are still active', describe(error));
    }
  }
}
