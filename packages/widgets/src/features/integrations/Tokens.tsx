import {
  listServiceAccounts,
  revokeServiceToken,
  rotateServiceToken,
  type ServiceAccount,
  type ServiceToken,
} from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../calls/use-send.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { formatDate, formatDateTime } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './Integrations.css.ts';

interface TokensProps {
  messages: typeof integrationsMessages;
  account: ServiceAccount;
  /** Called with a token that is shown this once. */
  onIssued: (token: string) => void;
}

/** The valid tokens of an account, which can be revoked, and the button that issues the next one. */
export function Tokens({ messages, account, onIssued }: TokensProps) {
  const locale = useLocale();
  const snackbars = useSnackbars();
  const [question, setQuestion] = useState<ServiceToken | 'rotate' | null>(null);
  const [former, setFormer] = useState<'KEEP' | 'END'>('KEEP');
  const { send, sending, problem } = useSend({ changes: [listServiceAccounts] });
  const { id, tokens } = account;

  async function revoke(token: ServiceToken) {
    const input = { params: { id, token: token.id } };
    const sent = await send(revokeServiceToken, input, { failed: messages.revokeFailed });
    setQuestion(null);
    if (sent) snackbars.success(messages.tokenRevoked);
  }

  async function rotate() {
    const input = { params: { id }, body: { endsFormer: former === 'END' } };
    const sent = await send(rotateServiceToken, input, { failed: messages.issueFailed });
    setQuestion(null);
    if (sent) onIssued(sent.answer.token);
  }

  return (
    <Field group label={messages.tokens}>
      <div className={styles.tokens}>
        {problem && (
          <Notice tone="danger" title={problem.title}>
            {problem.reason}
          </Notice>
        )}
        {tokens.length === 0 && <span className={styles.use}>{messages.noToken}</span>}
        {tokens.map((token) => (
          <div key={token.id} className={styles.token}>
            <span>
              {messages.token(formatDate(token.createdAt, locale), formatDate(token.expiresAt, locale))}
              <br />
              <span className={styles.use}>
                {token.lastUsedAt === null
                  ? messages.neverUsed
                  : messages.usedAt(formatDateTime(token.lastUsedAt, locale))}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={messages.revokeTokenOf(formatDate(token.createdAt, locale))}
              onClick={() => setQuestion(token)}
            >
              {messages.revokeToken}
            </Button>
          </div>
        ))}
        <Button size="sm" icon={<Plus />} onClick={() => setQuestion('rotate')}>
          {messages.rotate}
        </Button>
      </div>
      <ConfirmDialog
        open={question === 'rotate'}
        title={messages.rotateQuestion}
        confirmLabel={messages.issue}
        busy={sending === rotateServiceToken.id}
        onConfirm={() => void rotate()}
        onCancel={() => setQuestion(null)}
      >
        <Field group label={messages.formerToken}>
          <SegmentedChoice
            size="md"
            value={former}
            options={[
              { value: 'KEEP', label: messages.keepFormer },
              { value: 'END', label: messages.endFormer },
            ]}
            onChange={setFormer}
          />
        </Field>
      </ConfirmDialog>
      <ConfirmDialog
        open={question !== null && question !== 'rotate'}
        title={messages.revokeTokenQuestion}
        confirmLabel={messages.revokeToken}
        tone="danger"
        busy={sending === revokeServiceToken.id}
        onConfirm={() => question !== null && question !== 'rotate' && void revoke(question)}
        onCancel={() => setQuestion(null)}
      >
        {messages.revokeTokenDetail}
      </ConfirmDialog>
    </Field>
  );
}
