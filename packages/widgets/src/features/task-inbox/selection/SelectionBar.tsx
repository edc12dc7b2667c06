import type { TaskRow, User } from '@tramita/client/contract';
import { type BulkAction, type BulkActionKind, bulkActionsOf, canSelectTogether } from '@tramita/client/rules';
import { Info } from 'lucide-react';
import { Fragment, type RefObject, useContext, useImperativeHandle, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { taskInboxActionMessages } from '../../../messages/features/task-inbox-actions.ts';
import { assignmentTexts } from '../../../messages/labels/assignment.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { WidgetRootContext } from '../../../provider/widget-root-context.ts';
import { root } from '../../../theme/theme.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { focusedNear } from '../../../ui/page-root.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { actionIcons, actionLabel } from './action-looks.tsx';
import type { RowSelection } from './row-selection.ts';
import { SelectPageBox } from './SelectBox.tsx';
import * as styles from './SelectionBar.css.ts';
import { useActionTexts } from './use-action-texts.ts';
import { useIsCards } from './use-is-cards.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export interface SelectionBarProps {
  selection: RowSelection;
  /** The rows of the page. */
  rows: readonly TaskRow[];
  user: Pick<User, 'id'> | null;
  /** Whether a bulk action is being sent. */
  isActing: boolean;
  /** The list, whose width determines the place of the actions. */
  list: RefObject<HTMLElement | null>;
  /** An element of the page for the bar; undefined keeps it in place, null waits. */
  container: HTMLElement | null | undefined;
  /** Element for the actions below cards. */
  footSlot: HTMLElement | null;
  onAction: (kind: BulkActionKind) => void;
  /** Called if the bar is removed while it has the focus. */
  onLeave: () => void;
}

/**
 * The number of selected tasks and their actions: above the list in place of its toolbar, or in an element of the page.
 * For cards, the actions are below them, in reach of the thumb.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, user, isActing, container, footSlot } = props;
  const texts = useActionTexts();
  const messages = texts.bulk;
  const isCards = useIsCards(props.list);
  const { selected, list } = selection;
  const offered = user && selected.length > 0 ? bulkActionsOf(selected, list, user, texts) : [];
  const actions = offered.map(({ kind, reason }) => ({ kind, reason: isActing ? messages.busy : reason }));
  const bar = <BarOver {...props} actions={isCards ? [] : actions} messages={messages} />;
  return (
    <>
      {container === undefined ? bar : container && createPortal(<Themed>{bar}</Themed>, container)}
      {isCards &&
        footSlot &&
        actions.length > 0 &&
        createPortal(<BarUnder {...props} actions={actions} messages={messages} />, footSlot)}
      <LiveRegion>{messages.selected(selected.length)}</LiveRegion>
    </>
  );
}

/** The element of the page may be outside of the themed root. */
function Themed({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  const around = useContext(WidgetRootContext);
  return (
    <div className={joinClasses(around?.classes ?? root, styles.elsewhere)} lang={locale} data-theme={around?.theme}>
      {children}
    </div>
  );
}

interface BarProps extends SelectionBarProps {
  actions: readonly BulkAction[];
  messages: typeof taskInboxActionMessages;
}

function BarOver({ selection, rows, actions, messages, onAction, onLeave }: BarProps) {
  const { focus, attributes } = useRovingFocus();
  useLeave(attributes.ref, onLeave);
  useImperativeHandle(actions.length > 0 ? selection.focusBar : null, () => focus);
  const { length } = selection.selected;
  const together = allOfStep(selection, rows);
  return (
    <div className={styles.place} data-slot="selection-bar">
      <div
        {...attributes}
        role="toolbar"
        aria-label={messages.actions}
        className={styles.bar}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) {
            event.preventDefault();
            selection.onClear();
          } else attributes.onKeyDown(event);
        }}
      >
        <SelectPageBox selection={selection} rows={rows} />
        <strong className={styles.count}>{messages.selected(length)}</strong>
        <Button size="sm" variant="ghost" className={styles.clear} onClick={selection.onClear}>
          {length === 0 ? messages.leave : messages.clear}
        </Button>
        {together.length > length && (
          <Button
            size="sm"
            variant="link"
            className={styles.together}
            onClick={() => {
              selection.onSelect(together);
              focus();
            }}
          >
            {selection.list.status === 'to-do'
              ? messages.selectStep(together.length)
              : messages.selectProcess(together.length)}
          </Button>
        )}
        <span className={styles.spacer} />
        <Actions actions={actions} messages={messages} onAction={onAction} />
      </div>
    </div>
  );
}

function BarUnder({ selection, actions, messages, onAction, onLeave }: BarProps) {
  const assignment = useMessages(assignmentTexts);
  const { focus, attributes } = useRovingFocus();
  useLeave(attributes.ref, onLeave);
  useImperativeHandle(selection.focusBar, () => focus);
  const reasons = actions.filter(({ reason }) => reason !== null);
  const isSame = reasons.every(({ reason }) => reason === reasons[0]?.reason);
  return (
    <div className={styles.foot} data-slot="selection-bar" data-action-bar="">
      <div {...attributes} role="toolbar" aria-label={messages.actions} className={styles.footActions}>
        <Actions actions={actions} messages={messages} onAction={onAction} isUnder />
      </div>
      {(isSame ? reasons.slice(0, 1) : reasons).map(({ kind, reason }) => (
        <p key={kind} className={styles.why}>
          <Info aria-hidden="true" />
          {isSame && reasons.length > 1
            ? reason
            : messages.blocked(actionLabel(kind, { bulk: messages, assignment }), reason ?? '')}
        </p>
      ))}
    </div>
  );
}

/** The selected rows and all others of the page that can join them. */
function allOfStep({ selected, list }: RowSelection, rows: readonly TaskRow[]): readonly TaskRow[] {
  const [first] = selected;
  if (!first) return [];
  const others = rows.filter(({ uuid }) => !selected.some((row) => row.uuid === uuid));
  return [...selected, ...others.filter((row) => canSelectTogether([first, row], list))];
}

interface ActionsProps extends Pick<BarProps, 'actions' | 'messages' | 'onAction'> {
  /** Whether only the last actions have room for text. @default false */
  isUnder?: boolean;
}

const isEnd = (kind: BulkActionKind): boolean => kind === 'approve' || kind === 'reject' || kind === 'complete';

function Actions({ actions, isUnder = false, ...shared }: ActionsProps) {
  const firstEnd = actions.findIndex(({ kind }) => isEnd(kind));
  return actions.map((action, index) => (
    <Fragment key={action.kind === 'unassign' ? 'assign' : action.kind}>
      {!isUnder && index === firstEnd && index > 0 && <span className={styles.divider} />}
      <ActionButton {...shared} {...action} isUnder={isUnder} isPlain={!isEnd(action.kind) && actions.length > 1} />
    </Fragment>
  ));
}

type ActionButtonProps = Pick<BarProps, 'messages' | 'onAction'> &
  BarProps['actions'][number] & {
    isUnder: boolean;
    /** Whether the button has no text if there is little room. */
    isPlain: boolean;
  };

function ActionButton({ kind, reason, isUnder, isPlain, messages, onAction }: ActionButtonProps) {
  const assignment = useMessages(assignmentTexts);
  const label = actionLabel(kind, { bulk: messages, assignment });
  return (
    <Button
      size={isUnder ? 'action' : 'md'}
      variant={variantOf(kind)}
      icon={actionIcons[kind]}
      disabledReason={reason}
      data-action={kind}
      aria-label={isUnder && isPlain ? label : undefined}
      title={isPlain && !reason ? label : undefined}
      className={joinClasses(kind === 'unassign' && styles.assigned, isUnder && !isPlain && styles.grows)}
      onClick={() => onAction(kind)}
    >
      {isUnder ? !isPlain && label : <span className={isPlain ? styles.words : undefined}>{label}</span>}
    </Button>
  );
}

function variantOf(kind: BulkActionKind): 'primary' | 'danger' | 'secondary' {
  if (kind === 'approve' || kind === 'complete') return 'primary';
  return kind === 'cancel' || kind === 'reject' ? 'danger' : 'secondary';
}

/** Calls the function if a bar with the focus is removed. */
function useLeave(bar: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useIsomorphicLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(focusedNear(element))) queueMicrotask(() => latest.current());
    };
  }, [bar]);
}
