import { useSnackbars } from '@tramita/widgets/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageTitle } from '../shell/page-title.ts';

/** Replaces a page the user may not see: shows a message and goes to the catalogue. */
export function NoPermission() {
  const snackbars = useSnackbars();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [title] = useState(() => pageTitle(pathname).title);
  useEffect(() => {
    const page = title && `Você não tem acesso a ${title}. `;
    snackbars.error('Usuário sem permissão de acesso', {
      detail: `${page}Se precisar, peça à administração do portal.`,
    });
    void navigate('/services', { replace: true });
  }, [snackbars, navigate, title]);
  return null;
}
