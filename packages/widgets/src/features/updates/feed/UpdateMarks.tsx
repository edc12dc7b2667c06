import type { Update } from '@tramita/client/contract';
import { isWeeklyUpdate, updateState } from '@tramita/client/rules';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { formatDateTime } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';

export interface UpdateMarksProps {
  messages: typeof updatesMessages;
  update: Update;
}

/** State of an update: of this week, scheduled, or expired. Nothing for older ones. */
export function UpdateMark({ messages, update }: UpdateMarksProps) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const state = updateState(update, now());
  if (state === 'planned')
    return <Chip tone="warning">{messages.planned(formatDateTime(update.createdAt, locale))}</Chip>;
  if (state === 'expired') return <Chip>{messages.expired}</Chip>;
  return isWeeklyUpdate(update.createdAt, now()) ? <Chip tone="accent">{messages.fresh}</Chip> : null;
}

/** Schedule and audience of an update, for administrators. */
export function UpdateMarks({ messages, update }: UpdateMarksProps) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const { expiresAt, groups = [], departments = [] } = update;
  const state = updateState(update, now());
  const names = [...groups.map(({ name }) => name), ...departments.map(({ description }) => description)];
  return (
    <>
      {state !== 'published' && <UpdateMark messages={messages} update={update} />}
      {expiresAt !== undefined && state !== 'expired' && (
        <Chip>{messages.until(formatDateTime(expiresAt, locale))}</Chip>
      )}
      {names.length > 0 && <Chip tone="info">{messages.onlyFor(names.join(', '))}</Chip>}
    </>
  );
}
