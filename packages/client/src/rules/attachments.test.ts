import { describe, expect, test } from 'vitest';
import { checkAttachment } from './attachments.ts';
import { commentErrorMessage, errorMessage, errorMessages } from './error-messages.ts';

const named = (length: number): string => `${'a'.repeat(length - 4)}.pdf`;

describe('checkAttachment', () => {
  test('T5.2.12 T9.10 P9.04 accepts a name of 100 characters and rejects one of 101', () => {
    expect(checkAttachment({ name: named(100), size: 1 })).toBeNull();
    expect(checkAttachment({ name: named(101), size: 1 })).toBe('ATTACHMENT_FILENAME_SIZE_EXCEEDED');
    expect(errorMessage('ATTACHMENT_FILENAME_SIZE_EXCEEDED')).toBe(
      'Nome do arquivo excedeu o limite de tamanho de 100 caracteres.',
    );
  });

  test.each(['jpg', 'png', 'pdf', 'txt', 'docx', 'csv', 'xmls', 'xlsx', 'jpeg', 'PDF'])(
    'T5.2.13 takes .%s',
    (extension) => {
      expect(checkAttachment({ name: `arquivo.${extension}`, size: 1 })).toBeNull();
    },
  );

  test.each(['arquivo.exe', 'arquivo', 'pdf', 'arquivo.pdf.exe', 'arquivo.', 'arquivo.html'])(
    'T5.2.13 refuses %s',
    (name) => {
      expect(checkAttachment({ name, size: 1 })).toBe('ATTACHMENT_EXT_ERROR');
    },
  );

  test('rejects a file that is too large or empty', () => {
    const tenMebibytes = 10 * 1024 * 1024;
    expect(checkAttachment({ name: 'a.pdf', size: tenMebibytes })).toBeNull();
    expect(checkAttachment({ name: 'a.pdf', size: tenMebibytes + 1 })).toBe('MAX_FILE_SIZE');
    expect(checkAttachment({ name: 'a.pdf', size: 5 }, 4)).toBe('MAX_FILE_SIZE');
    expect(checkAttachment({ name: 'a.pdf', size: 0 })).toBe('ATTACHMENT_ERROR');
  });
});

describe('error messages', () => {
  test.each([
    ['T8.27', 'AWS_UPLOAD_ERROR', 'Ocorreu um erro ao enviar o arquivo.'],
    ['T8.28', 'ATTACHMENT_ERROR', 'Ocorreu um erro ao ler o arquivo.'],
    [
      'C2.04',
      'ATTACHMENT_EXT_ERROR',
      'Somente são permitidos arquivos jpg, jpeg, png, pdf, txt, docx, csv, xmls e xlsx.',
    ],
    ['T8.30', 'ATTACHMENT_DOWNLOAD_ERROR', 'Ocorreu um erro ao baixar o arquivo.'],
    ['T8.31', 'AWS_DOWNLOAD_ERROR', 'Ocorreu um erro ao buscar o arquivo no armazenamento.'],
    ['T8.32', 'MAX_FILE_SIZE', 'O arquivo excedeu o tamanho máximo permitido.'],
    ['T8.33', 'UNASSIGN_ERROR', 'Você não pode desatribuir essa tarefa'],
    ['T8.33', 'UNABLE_TO_UNASSIGN', 'Você não pode desatribuir essa tarefa'],
    ['T8.34', 'PAYLOAD_EMPTY_COMMENTS', 'Adicione um comentário'],
    ['T8.35', 'REQUIRED_FIELDS_COMMENTS', 'Adicione um comentário'],
    ['T8.36', 'OUTRO_ERRO', 'Ocorreu um erro não identificado'],
    ['T8.36', 'constructor', 'Ocorreu um erro não identificado'],
  ])('%s says for %s: %s', (_id, code, message) => expect(errorMessage(code)).toBe(message));

  test('T8.36 returns the default without a code, and a separate sentence for each known one', () => {
    expect(errorMessage(undefined)).toBe('Ocorreu um erro não identificado');
    for (const [code, message] of Object.entries(errorMessages)) {
      expect(errorMessage(code)).toBe(message);
      expect(message).toMatch(/^\p{Lu}.{10,}$/u);
      expect(message).not.toBe('Ocorreu um erro não identificado');
    }
  });

  test('T8.18 looks a comment’s code up with the suffix _COMMENTS', () => {
    expect(commentErrorMessage('PAYLOAD_EMPTY')).toBe('Adicione um comentário');
    expect(commentErrorMessage('REQUIRED_FIELDS')).toBe('Adicione um comentário');
    expect(commentErrorMessage('REQUIRED_FIELDS_COMMENTS')).toBe('Adicione um comentário');
    expect(commentErrorMessage('FORBIDDEN')).toBe('Não foi possivel adicionar o comentário');
    expect(commentErrorMessage(undefined)).toBe('Não foi possivel adicionar o comentário');
  });
});
