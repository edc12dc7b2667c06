import { listBranches, listJobTitles } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../../ui/Combobox/MultiCombobox.tsx';
import { namedOption } from './group-draft.ts';

interface NamedChipsProps {
  of: 'branches' | 'jobTitles';
  messages: typeof groupsMessages;
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
  onBlur: () => void;
}

const calls = { branches: listBranches, jobTitles: listJobTitles };

/** Selected branches or job titles as chips, with a search over all of them. */
export function NamedChips({ of, messages, ...props }: NamedChipsProps) {
  const names = useCall(calls[of], {}, { staleTime: 300_000 });
  return (
    <MultiCombobox
      {...props}
      options={names.data?.map(namedOption) ?? []}
      loading={names.isLoading || (names.isRetrying && !names.data)}
      placeholder={of === 'branches' ? messages.branchesPlaceholder : messages.jobTitlesPlaceholder}
      error={
        names.problem && (
          <>
            {messages.namesFailed}
            <Button variant="link" size="sm" tabIndex={-1} onClick={names.retry}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}
