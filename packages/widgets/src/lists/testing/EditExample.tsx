import { createClient, staticTokenProvider } from '@tramita/client';
import { createGroup } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { ActiveChoice } from '../ActiveChoice.tsx';
import { EditDialog } from '../EditDialog.tsx';
import { useEditForm } from '../use-edit-form.ts';

/** Props of {@link EditExample}. */
export interface EditExampleProps {
  state?: 'loading' | 'failed' | 'ready';
  /** Answers the request that saves. @default a stored group */
  answer?: (body: unknown) => Response | Promise<Response>;
  onRetry?: () => void;
  onSaved?: () => void;
  onClose?: () => void;
  leaving?: LeaveRequest | null;
  onUnsavedChange?: (isUnsaved: boolean) => void;
}

const nothing = () => {};
const stored = { id: 7, name: 'Recife', active: true, members: [], branches: [], jobtitles: [] };
const messages = { active: 'Ativa', inactive: 'Inativa' };

/** A dialog that edits a group, in a given state. */
export function EditExample({ answer = () => Response.json(stored), ...props }: EditExampleProps): ReactNode {
  const [client] = useState(() =>
    createClient({
      baseUrl: 'http://api.test',
      tokenProvider: staticTokenProvider('token'),
      fetch: async (input, init) => answer(await new Request(input, init).json()),
    }),
  );
  return (
    <TramitaProvider storageScope="ana" client={client} onError={nothing}>
      <WidgetRoot>
        <QueryScope>
          <ExampleDialog {...props} />
        </QueryScope>
      </WidgetRoot>
    </TramitaProvider>
  );
}

function ExampleDialog({ state = 'ready', onRetry = nothing, ...props }: Omit<EditExampleProps, 'answer'>) {
  const form = useEditForm({
    initial: { name: '', active: null as boolean | null },
    check: ({ name, active }) => ({
      ...(name.trim() === '' ? { name: 'Informe o nome' } : {}),
      ...(active === null ? { active: 'Escolha uma opção' } : {}),
    }),
    contentOf: ({ name, active }) => [name.trim(), active],
    blocked: ({ name }) => (name === 'Arquivo' ? 'O arquivo é grande demais' : null),
    sending: { failed: 'Não foi possível salvar' },
    save: ({ name, active }, send) =>
      send(createGroup, { body: { name, active, members: [], branches: [], jobtitles: [] } }),
    onSaved: props.onSaved ?? nothing,
    conflictOf: ({ status, fields }) =>
      status === 409
        ? Promise.resolve({
            title: 'Outra pessoa salvou',
            changes: fields.map(({ message }) => message),
            detail: 'Salve de novo para substituir',
          })
        : null,
    onClose: props.onClose ?? nothing,
    leaving: props.leaving ?? null,
    onUnsavedChange: props.onUnsavedChange,
  });
  return (
    <EditDialog
      open
      title="Editar grupo"
      cancel="Cancelar"
      save="Salvar"
      className=""
      form={form}
      loading={{
        isReady: state === 'ready',
        failed: state === 'failed' && <ErrorState title="Não foi possível carregar o grupo" onRetry={onRetry} />,
        placeholders: <Skeleton height={36} />,
        text: 'Carregando o grupo...',
      }}
    >
      <Field {...form.field('name')} label="Nome" required>
        <TextInput {...form.text('name')} />
      </Field>
      <Field {...form.field('active')} label="Status" group required>
        <ActiveChoice {...form.control('active')} messages={messages} />
      </Field>
    </EditDialog>
  );
}
