/** Letters that ask to take down words in public: slander (diffamation): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_WORDS: Words = {
  'fr.defamation.right-three-months': {
    says: 'Un procès pour diffamation ou injure doit le plus souvent commencer dans les trois mois du premier jour où les mots étaient publics.',
  },
  'fr.defamation.right-true': {
    says: 'Une opinion en mots mesurés n’est pas une diffamation. Le plus souvent, vous pouvez aussi dire un fait que vous pouvez prouver. On doit vous citer les mots exacts.',
  },
  'fr.defamation.step-keep': {
    says: 'Gardez une copie de ce que vous avez écrit, sa date et vos preuves. Décidez ensuite ce que vous retirez ou dites autrement.',
  },
}
