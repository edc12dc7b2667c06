import { stepName } from '@tramita/client/rules';
import { Info, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { DynamicForm } from '../../../../form/DynamicForm.tsx';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { vars } from '../../../../theme/theme.css.ts';
import { Chip } from '../../../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../../../../ui/Select/Select.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormPreview.css.ts';
import type { PreviewForm } from './use-preview-form.ts';

interface FormPreviewProps {
  messages: typeof modelerFieldsMessages;
  preview: PreviewForm;
  /** Name of the field being edited; it is marked. */
  current: string;
}

type Width = 'desktop' | 'phone';

/** Preview of the form at a chosen step and width. Values typed into it are not stored. */
export function FormPreview({ messages, preview, current }: FormPreviewProps) {
  const labels = useMessages(modelerLabelTexts);
  const { controller, services, steps, stepId, showStep } = preview;
  const [width, setWidth] = useState<Width>('desktop');
  const stage = useRef<HTMLDivElement>(null);
  useMarkedField(stage, current);
  return (
    <section className={styles.preview} aria-label={messages.preview} data-slot="form-preview">
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.preview}</h2>
        <Chip tone="success" dotColor={vars.color.success}>
          {messages.live}
        </Chip>
        <Select
          size="md"
          aria-label={messages.previewStep}
          className={styles.step}
          value={stepId ?? ''}
          options={steps.map((one) => ({ value: one.id, label: stepName(one, labels) }))}
          onValueChange={showStep}
        />
        <SegmentedChoice<Width>
          size="md"
          aria-label={messages.previewWidth}
          className={styles.widths}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: <WidthLabel icon={<Monitor />} name={messages.desktop} /> },
            { value: 'phone', label: <WidthLabel icon={<Smartphone />} name={messages.phone} /> },
          ]}
        />
      </div>
      <div ref={stage} className={styles.stage} data-width={width}>
        {stepId === null ? (
          <EmptyState title={messages.noFields}>{messages.previewEmpty}</EmptyState>
        ) : (
          <div className={joinClasses(styles.card, width === 'phone' && styles.phone)}>
            <DynamicForm controller={controller} services={services} invalidNotice="none" />
          </div>
        )}
        <p className={styles.note}>
          <Info aria-hidden="true" />
          {messages.previewNote}
        </p>
      </div>
    </section>
  );
}

function WidthLabel({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span className={styles.width} title={name}>
      {icon}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** Marks the field being edited, and scrolls to it when another field is edited. */
function useMarkedField(stage: RefObject<HTMLElement | null>, name: string): void {
  useEffect(() => {
    const mark = (): HTMLElement | null => {
      let found: HTMLElement | null = null;
      for (const place of stage.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
        const isCurrent = place.getAttribute('data-field') === name;
        place.classList.toggle(styles.current, isCurrent);
        if (isCurrent) found = place;
      }
      return found;
    };
    const place = mark();
    if (stage.current && place) {
      const top = place.getBoundingClientRect().top - stage.current.getBoundingClientRect().top;
      const isInView = top >= 0 && top + place.offsetHeight <= stage.current.clientHeight;
      if (!isInView) stage.current.scrollTop += top - 24;
    }
    // a field that a rule shows again has a new element
    const observer = new MutationObserver(mark);
    if (stage.current) observer.observe(stage.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [stage, name]);
}
