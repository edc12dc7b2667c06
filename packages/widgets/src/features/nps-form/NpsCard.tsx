import type { npsFormMessages } from '../../messages/features/nps-form.ts';
import { useSharedState } from '../../provider/storage/use-shared-state.ts';
import { NpsFormView } from './NpsFormView.tsx';
import { emptyDraft, readNpsDraft } from './nps-state.ts';
import { type NpsFormOptions, useNpsForm } from './use-nps-form.ts';

export interface NpsCardProps extends Omit<NpsFormOptions, 'draft' | 'onDraftChange'> {
  messages: typeof npsFormMessages;
}

/** The working form; unsent input is kept as a draft. Needs no provider, because custom elements use it alone. */
export function NpsCard({ messages, ...options }: NpsCardProps) {
  const [draft, setDraft] = useSharedState(`nps.${options.uuid}`, emptyDraft, readNpsDraft);
  const form = useNpsForm({ ...options, draft, onDraftChange: setDraft });
  return (
    <NpsFormView
      state={form.state}
      comment={draft.comment}
      messages={messages}
      onAnswer={form.answer}
      onComment={form.comment}
      onSend={form.send}
      onRetry={form.load}
    />
  );
}
