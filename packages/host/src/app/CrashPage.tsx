import { Button } from '@tramita/widgets/ui';
import { RotateCw } from 'lucide-react';
import { EntryPage } from '../entry/EntryPage.tsx';
import { useTexts } from '../messages/portal-language.ts';

/** Shown when rendering a page failed. */
export function CrashPage() {
  const { crash } = useTexts();
  return (
    <EntryPage
      track="broken"
      heading={crash.heading}
      line={crash.line}
      action={
        <Button variant="primary" size="action" icon={<RotateCw />} onClick={() => location.reload()}>
          {crash.reload}
        </Button>
      }
    />
  );
}
