import { Download, FileSpreadsheet, Table2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { DropHere } from '../../attachments/DropHere.tsx';
import { usePageDrop } from '../../attachments/use-page-drop.ts';
import { saveFile } from '../../calls/save-file.ts';
import { sheetFillMessages } from '../../messages/sheet-fill.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import type { FormController } from '../create-form-controller.ts';
import { useFormLanguage } from '../language/use-form-language.ts';
import { useValueLanguage } from '../language/use-value-language.ts';
import { fillForm } from './fill-form.ts';
import { ownRow, planSheetFill, type SheetFillRow, type SheetTable } from './plan-sheet-fill.ts';
import * as styles from './SheetFillDialog.css.ts';
import { SheetFillPreview } from './SheetFillPreview.tsx';
import { sheetTemplate } from './sheet-template.ts';
import { useSheetSource } from './use-sheet-source.ts';

export interface SheetFillDialogProps {
  controller: FormController;
  /** IDK of the request, whose row is selected automatically. */
  idk: number | null;
  /** Reads the process's spreadsheet; omitted if the server does not support it. */
  readProcessSheet?: () => Promise<readonly (readonly string[])[]>;
  onClose: () => void;
}

const cellOfStart = ({ cells }: SheetFillRow, table: SheetTable): string => {
  const at = table.columns.findIndex(({ field }, index) => field && (cells[index] ?? '').trim() !== '');
  return (cells[at] ?? '').trim().slice(0, 40);
};

/** Fills in a form from a row of a spreadsheet, after showing the changes. Sends nothing. */
export function SheetFillDialog({ controller, idk, readProcessSheet, onClose }: SheetFillDialogProps) {
  const messages = useMessages(sheetFillMessages);
  const { now } = useTramita();
  const language = useFormLanguage();
  const valueLanguage = useValueLanguage();
  const snackbars = useSnackbars();
  const input = useRef<HTMLInputElement>(null);
  const [table, setTable] = useState<SheetTable | null>(null);
  const [line, setLine] = useState<number | null>(null);
  const source = useSheetSource({
    fields: controller.model.fields,
    messages,
    onTable: (read) => {
      setTable(read);
      setLine(ownRow(read, idk)?.line ?? null);
    },
  });
  const row = table?.rows.find((one) => one.line === line);
  const plan = useMemo(
    () => (table && row ? planSheetFill(controller.model, table, row, { now: now(), messages, language }) : null),
    [controller, table, row, now, messages, language],
  );
  const isOver = usePageDrop(([file, ...others]) => {
    if (others.length > 0) source.refuse(messages.oneFile);
    else if (file) void source.fromFile(file);
  });

  const saveTemplate = () => {
    const text = sheetTemplate(controller.model, idk, controller.parts.labels, valueLanguage);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${messages.templateName}-${idk ?? ''}.csv`);
  };
  const confirm = () => {
    if (!plan) return;
    fillForm(
      controller,
      plan.changes.map(({ field, after }) => ({ name: field.name, value: after })),
    );
    snackbars.success(messages.filled(plan.changes.length));
    onClose();
  };
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={messages.title}
      width={640}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button size="action" variant="primary" disabled={!plan || plan.changes.length === 0} onClick={confirm}>
            {messages.confirm}
          </Button>
        </>
      }
      footerStart={
        <Button icon={<Download />} onClick={saveTemplate}>
          {messages.template}
        </Button>
      }
    >
      <div className={styles.body}>
        {isOver && <DropHere label={messages.dropHere} />}
        <p className={styles.quiet}>{messages.hint}</p>
        <div className={styles.sources}>
          <Button icon={<FileSpreadsheet />} busy={source.reading === 'file'} onClick={() => input.current?.click()}>
            {table ? messages.chooseOther : messages.choose}
          </Button>
          {readProcessSheet && (
            <Button
              icon={<Table2 />}
              busy={source.reading === 'process'}
              onClick={() => void source.fromProcess(readProcessSheet)}
            >
              {messages.fromProcess}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx,.xls"
          aria-label={messages.choose}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // so that the same file can be selected again after it was corrected
            event.target.value = '';
            if (file) void source.fromFile(file);
          }}
        />
        {source.problem && <Notice tone="danger" announce title={source.problem} />}
        {table && table.rows.length > 1 && (
          <Field label={messages.row} required>
            <Select
              value={line === null ? '' : String(line)}
              placeholder={messages.rowPlaceholder}
              options={table.rows.map((one) => ({
                value: String(one.line),
                label: messages.rowLabel(one.line, one.key, cellOfStart(one, table)),
              }))}
              onValueChange={(chosen) => setLine(chosen === '' ? null : Number(chosen))}
            />
          </Field>
        )}
        {table && plan && (
          <SheetFillPreview plan={plan} unused={table.unused} labels={controller.parts.labels} messages={messages} />
        )}
      </div>
    </DialogWindow>
  );
}
