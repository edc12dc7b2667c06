import { useQuery } from '@tanstack/react-query';
import { listBranches, listJobTitles } from '@tramita/client/contract';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../../ui/Combobox/MultiCombobox.tsx';
import { namedOption } from './group-draft.ts';

interface NamedChipsProps {
  of: 'branches' | 'jobTitles';
  messages: typeof groupsMessages;
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
}

const calls = { branches: listBranches, jobTitles: listJobTitles };

/** Several branches or job titles as chips; all of them are there to search. */
export function NamedChips({ of, messages, ...props }: NamedChipsProps) {
  const { client } = useTramita();
  const names = useQuery({
    queryKey: client.queryKey(calls[of]),
    queryFn: ({ signal }) => client.call(calls[of], { signal }),
    staleTime: 300_000,
  });
  return (
    <MultiCombobox
      {...props}
      options={names.data?.map(namedOption) ?? []}
      loading={names.isFetching && !names.data}
      placeholder={of === 'branches' ? messages.branchesPlaceholder : messages.jobTitlesPlaceholder}
      error={
        names.isError && (
          <>
            {messages.namesFailed}
            <Button variant="link" size="sm" tabIndex={-1} onClick={() => void names.refetch()}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}
