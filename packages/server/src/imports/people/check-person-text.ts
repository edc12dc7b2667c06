import { personProblems } from '@tramita/client/rules';
import { say, type Text } from '../../text/sentence.ts';

/** Problems of the rules as errors of lines say them. */
const reasons = {
  userNameRequired: 'preencha o usuário',
  userNameInvalid: 'o usuário não pode ter espaços nem vírgulas',
  firstNameRequired: 'preencha o nome',
  lastNameRequired: 'preencha o sobrenome',
  emailInvalid: 'endereço de e-mail inválido',
  cpfInvalid: 'dígito verificador inválido',
  tooLong: (most: number): Text => say`use no máximo ${most} caracteres`,
};

/** Values of a person that are plain texts. */
export type PersonTexts = Parameters<typeof personProblems>[0];

/** Returns why texts of a person are invalid, by attribute. Only the given ones are checked. */
export function textProblems(texts: PersonTexts): [attribute: keyof PersonTexts, reason: Text][] {
  const problems = personProblems<Text>(texts, reasons);
  return (Object.keys(texts) as (keyof PersonTexts)[]).flatMap((attribute): [keyof PersonTexts, Text][] => {
    const reason = problems[attribute];
    if (reason === undefined) return [];
    const isShort = reason === reasons.cpfInvalid && texts.custom2?.replaceAll(/\D/g, '').length !== 11;
    return [[attribute, isShort ? 'o CPF tem 11 algarismos' : reason]];
  });
}
