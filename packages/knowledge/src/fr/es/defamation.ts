/** Letters that ask to take down words in public: slander (diffamation): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_WORDS: Words = {
  'fr.defamation.right-three-months': {
    says: 'Un juicio por difamación o injuria debe empezar casi siempre en los tres meses desde el primer día en que las palabras fueron públicas.',
  },
  'fr.defamation.right-true': {
    says: 'Una opinión con palabras medidas no es difamación. Casi siempre puede decir también un hecho que puede probar. Deben indicarle las palabras exactas.',
  },
  'fr.defamation.step-keep': {
    says: 'Guarde una copia de lo que escribió, su fecha y sus pruebas. Decida después qué quita o dice con otras palabras.',
  },
}
