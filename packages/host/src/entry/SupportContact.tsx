import type { SupportConfig } from '../config/portal-config.ts';
import { useTexts } from '../messages/portal-language.ts';
import * as styles from './SupportContact.css.ts';

/** E-mail address and phone number of the support; nothing if neither is configured. */
export function SupportContact({ contact: { email, phone } }: { contact: Pick<SupportConfig, 'email' | 'phone'> }) {
  const { support } = useTexts();
  if (!email && !phone) return null;
  return (
    <dl className={styles.contact}>
      {email && (
        <>
          <dt>{support.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>{support.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </>
      )}
    </dl>
  );
}
