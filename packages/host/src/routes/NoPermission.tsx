import { useSnackbars } from '@tramita/widgets/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../messages/portal-language.ts';
import { pageTitle } from '../shell/page-title.ts';

/** Replaces a page the user may not see: shows a message and goes to the catalogue. */
export function NoPermission() {
  const snackbars = useSnackbars();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const texts = useTexts();
  const [title] = useState(() => pageTitle(pathname, texts).title);
  const { noPermission } = texts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may be opened again before it has disappeared
  useEffect(() => {
    snackbars.error(noPermission.title, { detail: noPermission.detail(title) });
    void navigate('/services', { replace: true });
  }, [key, snackbars, navigate, noPermission, title]);
  return null;
}
