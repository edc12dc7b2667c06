import type { TaskRow, UnreadCounts } from '@tramita/client/contract';
import type { summaryMessages } from '../../messages/features/summary.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { CountTile } from './CountTile.tsx';
import { greeting, todayInWords } from './greeting.ts';
import { OldestTasks } from './OldestTasks.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import * as styles from './Summary.css.ts';
import type { ListState, OldestRows, TileState } from './summary-parts.ts';

/** A list of tasks, as in its address. */
export type SummaryList =
  | 'my-tasks/to-do'
  | 'my-tasks/in-progress'
  | 'attendance/to-do'
  | 'my-attendance/to-do'
  | 'attendance/in-progress';

export interface SummaryViewProps {
  messages: typeof summaryMessages;
  /** Name of the user. */
  nickName: string;
  /** Whether the person attends at all. */
  withAttendance: boolean;
  myToDo: TileState;
  myInProgress: TileState;
  attendanceToDo: TileState;
  assignedToMe: TileState;
  attendanceInProgress: TileState;
  /** False for users without any task of attendance: their own requests take the place of the tables. */
  hasQueue: boolean;
  ownRequests: ListState<TaskRow>;
  /** Id of the user who looks. */
  me: number | undefined;
  oldestAssigned: OldestRows;
  oldestToDo: OldestRows;
  unread: UnreadCounts | null;
  /** Address of a list, or of a task in it. */
  hrefOf: (list: SummaryList, uuid?: string) => string;
}

/** The morning page as it looks; it loads nothing. */
export function SummaryView(props: SummaryViewProps) {
  const locale = useLocale();
  const { messages, withAttendance, unread, hrefOf } = props;
  const { now } = useUiEnvironment();
  const said = (count: number | undefined) => (count ? messages.unread(count) : null);
  return (
    <div className={styles.summary} data-slot="summary">
      <div className={styles.page}>
        <header className={styles.hello}>
          <h2 className={styles.greeting}>{greeting(messages, props.nickName, now())}</h2>
          <p className={styles.today}>{todayInWords(now(), locale)}</p>
        </header>
        <section className={styles.counts} aria-label={messages.counts}>
          <div className={styles.card} data-wide={!withAttendance}>
            <h3 className={styles.cardName}>{messages.mine}</h3>
            <ul className={styles.tiles}>
              <CountTile
                {...props.myToDo}
                messages={messages}
                name={messages.toDo}
                href={hrefOf('my-tasks/to-do')}
                unread={said(unread?.myTasks)}
              />
              <CountTile
                {...props.myInProgress}
                messages={messages}
                name={messages.inProgress}
                href={hrefOf('my-tasks/in-progress')}
                note={messages.withOthers}
              />
            </ul>
          </div>
          {withAttendance && (
            <div className={styles.card}>
              <h3 className={styles.cardName}>{messages.attendance}</h3>
              <ul className={styles.tiles}>
                <CountTile
                  {...props.attendanceToDo}
                  messages={messages}
                  name={messages.toDo}
                  href={hrefOf('attendance/to-do')}
                  unread={said(unread?.groupTasks)}
                />
                <CountTile
                  {...props.assignedToMe}
                  messages={messages}
                  name={messages.assignedToMe}
                  href={hrefOf('my-attendance/to-do')}
                  unread={said(unread?.assignedToMe)}
                />
                <CountTile
                  {...props.attendanceInProgress}
                  messages={messages}
                  name={messages.inProgress}
                  href={hrefOf('attendance/in-progress')}
                  note={messages.withOthers}
                />
              </ul>
            </div>
          )}
        </section>
        {!props.hasQueue && (
          <OwnRequests
            {...props.ownRequests}
            messages={messages}
            me={props.me}
            total={props.myInProgress.count}
            listHref={hrefOf('my-tasks/in-progress')}
            hrefOf={(uuid) => hrefOf('my-tasks/in-progress', uuid)}
          />
        )}
        {props.hasQueue && (
          <div className={styles.tables}>
            <OldestTasks
              {...props.oldestAssigned}
              messages={messages}
              title={messages.oldestAssigned}
              nothing={messages.nothingAssigned}
              total={props.assignedToMe.count}
              listHref={hrefOf('my-attendance/to-do')}
              hrefOf={(uuid) => hrefOf('my-attendance/to-do', uuid)}
            />
            <OldestTasks
              {...props.oldestToDo}
              messages={messages}
              title={messages.oldestToDo}
              nothing={messages.nothingToDo}
              total={props.attendanceToDo.count}
              listHref={hrefOf('attendance/to-do')}
              hrefOf={(uuid) => hrefOf('attendance/to-do', uuid)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
