import { downloadImportTemplate, type ImportKind } from '@tramita/client/contract';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useDownload } from '../../../calls/use-download.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import * as styles from './FileStep.css.ts';

const formats = ['csv', 'xlsx'] as const;
const labels = { csv: 'CSV', xlsx: 'xlsx' } as const;

interface TemplateButtonsProps {
  messages: typeof peopleImportMessages;
  kind: ImportKind;
}

/** Downloads an empty file of a kind, as CSV or xlsx. */
export function TemplateButtons({ messages, kind }: TemplateButtonsProps) {
  const hint = useId();
  const snackbars = useSnackbars();
  const { download, downloading } = useDownload<string>({
    stopsOnLeave: true,
    onFailed: () => snackbars.error(messages.templateFailed),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are part of a row
    <div role="group" aria-label={messages.template} aria-describedby={hint} className={styles.templates}>
      {formats.map((format) => (
        <Button
          key={format}
          icon={<Download />}
          busy={downloading === format}
          onClick={() =>
            void download(
              format,
              downloadImportTemplate,
              { params: { kind }, query: { format } },
              `${messages.templateFile(messages[kind])}.${format}`,
            )
          }
        >
          {messages.templateAs(labels[format])}
        </Button>
      ))}
      <p id={hint} className={styles.hint}>
        {messages.templateHint}
      </p>
    </div>
  );
}
