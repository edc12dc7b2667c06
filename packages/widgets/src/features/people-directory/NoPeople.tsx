import { Plus, Upload } from 'lucide-react';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface FirstPeopleProps {
  messages: typeof peopleDirectoryMessages;
  onAdd: () => void;
  importHref: string | undefined;
}

interface NoPeopleProps extends FirstPeopleProps {
  /** Clears the filters; null without filters. */
  onClear: (() => void) | null;
}

/** The empty list: no one matches the filters, or the installation has no people yet. */
export function NoPeople({ onClear, ...props }: NoPeopleProps) {
  const { messages } = props;
  if (onClear) {
    return <EmptyState title={messages.nothing} actions={<Button onClick={onClear}>{messages.clear}</Button>} />;
  }
  return <EmptyState title={messages.fresh} actions={<FirstSteps {...props} />} />;
}

/** A strip above a list that only contains the person who installed the product. */
export function FirstPeople(props: FirstPeopleProps) {
  return <Notice strip tone="info" title={props.messages.fresh} actions={<FirstSteps {...props} />} />;
}

function FirstSteps({ messages, onAdd, importHref }: FirstPeopleProps) {
  return (
    <>
      {importHref !== undefined && (
        <LinkButton href={importHref} icon={<Upload />}>
          {messages.import}
        </LinkButton>
      )}
      <Button icon={<Plus />} onClick={onAdd}>
        {messages.add}
      </Button>
    </>
  );
}
