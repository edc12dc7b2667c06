import { npsFormMessages } from '../../messages/features/nps-form.ts';
import type { TramitaSettings, WidgetSettings } from '../../provider/tramita-context.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { UserScope } from '../../provider/UserScope.tsx';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { NpsCard } from './NpsCard.tsx';
import { fill } from './NpsForm.css.ts';
import type { NpsAnswer } from './nps-answer.ts';
import type { NpsRating } from './nps-state.ts';

const loadSheet = () => import('virtual:sheet/nps-form');

export interface NpsFormProps
  extends Pick<TramitaSettings, keyof WidgetSettings | 'storage' | 'storageScope' | 'onError'> {
  /** Uuid of the finished request to rate: its protocol. */
  uuid: string;
  /** Preset answer, e.g. from a link in an e-mail; it is not sent automatically. @default null */
  defaultValue?: NpsAnswer;
  /** Called after a rating was accepted. */
  onRated?: (rating: NpsRating) => void;
  /** For placing it in the page; the form fills its container's width and height. */
  className?: string;
}

/**
 * Asks the requester of a finished request to rate the service: one question, two large answers, an optional comment.
 * Uses the connection of `client` or of a surrounding `TramitaProvider`.
 *
 * @example
 * <NpsForm client={client} uuid="0b6f…" onRated={() => refresh()} />
 */
export function NpsForm({ uuid, defaultValue = null, onRated, className, ...settings }: NpsFormProps) {
  return (
    <WidgetRoot {...settings} sheet={loadSheet} className={joinClasses(fill, className)}>
      <UserScope>
        <ConnectedNpsForm key={uuid} uuid={uuid} defaultValue={defaultValue} onRated={onRated} />
      </UserScope>
    </WidgetRoot>
  );
}

type ConnectedProps = Required<Pick<NpsFormProps, 'uuid' | 'defaultValue'>> & Pick<NpsFormProps, 'onRated'>;

function ConnectedNpsForm({ uuid, defaultValue, onRated }: ConnectedProps) {
  const { client, onEvent, onError } = useTramita();
  const messages = useMessages(npsFormMessages);
  const handleRated = (rating: NpsRating) => {
    onEvent({ widget: 'nps-form', name: 'rated', detail: { answer: rating.answer } });
    onRated?.(rating);
  };
  return (
    <NpsCard
      client={client}
      uuid={uuid}
      defaultValue={defaultValue}
      messages={messages}
      onRated={handleRated}
      onError={onError}
    />
  );
}
