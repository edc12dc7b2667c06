import { useEffect, useRef, useState } from 'react';
import { modelerMessages } from '../../messages/features/modeler/page.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { ModelerSkeleton } from './frame/ModelerSkeleton.tsx';
import * as styles from './Modeler.css.ts';
import { ModelerPage } from './ModelerPage.tsx';
import type { ModelerProps } from './modeler-props.ts';
import { modelOf, processProblem, useProcess } from './use-process.ts';
import { useNewWorkflow, useWorkflowDraft } from './use-workflow-draft.ts';

const loadSheet = () => import('virtual:sheet/modeler');

/**
 * Editor for a process: its flow, form and settings. Checks, tests and publishes it. Fills its container, which
 * should have a height.
 *
 * @example
 * <Modeler client={client} process={41} listHref="/processos" />
 */
export function Modeler({ client, theme, isolate, ...props }: ModelerProps) {
  return (
    <WidgetRoot client={client} theme={theme} isolate={isolate} sheet={loadSheet} className={styles.root}>
      <QueryScope ahead={props.process !== null && <ProcessLoading process={props.process} />}>
        {props.process === null ? (
          <NewProcess {...props} />
        ) : (
          <ExistingProcess key={props.process} {...props} process={props.process} />
        )}
      </QueryScope>
    </WidgetRoot>
  );
}

type Given = Omit<ModelerProps, keyof WidgetSettings>;

/** Loads the process while the modeler waits for the user, whose choices it does not depend on. */
function ProcessLoading({ process }: { process: number }) {
  useProcess(process);
  return null;
}

function NewProcess({ fresh = false, ...props }: Given) {
  const draft = useWorkflowDraft();
  const start = useNewWorkflow(draft, fresh);
  return <ModelerPage {...props} detail={null} saved={start.saved} model={start.draft ?? start.saved} draft={draft} />;
}

function ExistingProcess({ process, ...props }: Given & { process: number }) {
  const addressOf = usePortalAddress();
  const { listHref = addressOf('/adm/workflows') } = props;
  const messages = useMessages(modelerMessages);
  const snackbars = useSnackbars();
  const { navigate } = useTramita();
  const query = useProcess(process);
  const problem = query.problem && processProblem(query.problem.error, messages);
  const latest = useRef({ navigate, listHref });
  latest.current = { navigate, listHref };
  const text = problem?.text;
  const leads = problem?.leads ?? false;
  useEffect(() => {
    if (text === undefined) return;
    snackbars.error(text, { persistent: !leads });
    if (leads) latest.current.navigate(latest.current.listHref);
  }, [text, leads, snackbars]);

  // the document as it was loaded; every edit is compared with it
  const [loaded, setLoaded] = useState<{ of: typeof query.data; model: ReturnType<typeof modelOf> } | null>(null);
  if (query.data && loaded?.of !== query.data) setLoaded({ of: query.data, model: modelOf(query.data) });
  if (problem && !query.data) {
    return <ErrorState title={problem.text} onRetry={query.retry} retrying={query.isFetching} />;
  }
  if (!query.data || !loaded) return <ModelerSkeleton label={messages.loading} />;
  return (
    <ModelerPage
      {...props}
      listHref={listHref}
      detail={query.data}
      saved={loaded.model}
      model={loaded.model}
      draft={null}
    />
  );
}
