import type { GroupMember, Person } from '../../contract/index.ts';

const person = (id: number, name: string, userName: string): Person => ({
  id,
  nickName: name,
  completeName: name,
  userName,
  picture: null,
});

/** Returns a user as groups and areas list their members. */
const member = ({ id, nickName, userName = '' }: Person): GroupMember => {
  const [firstName = '', lastName = ''] = nickName.split(' ');
  return { id, firstName, lastName, userName, email: `${userName}@redeipe.example`, picture: null };
};

export const priscilaReis = person(1008, 'Priscila Reis', 'priscila.reis');
export const marianaCosta = person(1007, 'Mariana Costa', 'mariana.costa');
export const julianaPrado = person(1045, 'Juliana Prado', 'juliana.prado');
export const marcosTavares = person(1005, 'Marcos Tavares', 'marcos.tavares');
export const rafaelNunes = person(1044, 'Rafael Nunes', 'rafael.nunes');
export const helenaBarros = person(1040, 'Helena Barros', 'helena.barros');
export const claudioFreitas = person(1002, 'Cláudio Freitas', 'claudio.freitas');
export const patriciaLemos = person(1018, 'Patrícia Lemos', 'patricia.lemos');

export const marcosTavaresMember = member(marcosTavares);
export const patriciaLemosMember = member(patriciaLemos);
export const marianaCostaMember = member(marianaCosta);
export const priscilaReisMember = member(priscilaReis);
export const julianaPradoMember = member(julianaPrado);
export const rafaelNunesMember = member(rafaelNunes);
