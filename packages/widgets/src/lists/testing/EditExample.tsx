import { createClient, staticTokenProvider } from '@tramita/client';
import { type ReactNode, useState } from 'react';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { EditDialog } from '../EditDialog.tsx';

const client = createClient({
  baseUrl: 'http://api.test',
  tokenProvider: staticTokenProvider('token'),
  fetch: async () => Response.json({}),
});

/** Props of {@link EditExample}. */
export interface EditExampleProps {
  state?: 'loading' | 'failed' | 'ready';
  isSaving?: boolean;
  onRetry?: () => void;
  /** Called with a valid name. */
  onSave?: (name: string) => void;
  onClose?: () => void;
}

const nothing = () => {};

/** A dialog that edits the name of a city, in a given state. */
export function EditExample(props: EditExampleProps): ReactNode {
  const { state = 'ready', isSaving = false, onRetry = nothing, onSave = nothing, onClose = nothing } = props;
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (name === '') return 'name';
    onSave(name);
    return null;
  };
  return (
    <TramitaProvider storageScope="ana" client={client}>
      <WidgetRoot>
        <EditDialog
          open
          title="Editar cidade"
          messages={{ cancel: 'Cancelar', save: 'Salvar' }}
          id="city"
          className=""
          form={{ isSaving, save }}
          isReady={state === 'ready'}
          failed={state === 'failed' && <ErrorState title="Não foi possível carregar a cidade" onRetry={onRetry} />}
          placeholders={<Skeleton height={36} />}
          loadingText="Carregando a cidade..."
          onClose={onClose}
        >
          <Field id="city-name" label="Nome" required error={isTried && name === '' ? 'Informe o nome' : undefined}>
            <TextInput value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </EditDialog>
      </WidgetRoot>
    </TramitaProvider>
  );
}
