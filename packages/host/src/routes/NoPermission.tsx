import { useSnackbars } from '@tramita/widgets/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Instead of a page the person may not see: says so and goes to the catalogue. */
export function NoPermission() {
  const snackbars = useSnackbars();
  const navigate = useNavigate();
  useEffect(() => {
    snackbars.error('Usuário sem permissão de acesso');
    void navigate('/services', { replace: true });
  }, [snackbars, navigate]);
  return null;
}
