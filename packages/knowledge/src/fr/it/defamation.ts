/** Letters that ask to take down words in public: slander (diffamation): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_WORDS: Words = {
  'fr.defamation.right-three-months': {
    says: 'Una causa per diffamazione o ingiuria deve di solito iniziare entro tre mesi dal primo giorno in cui le parole erano pubbliche.',
  },
  'fr.defamation.right-true': {
    says: 'Un’opinione con parole misurate non è diffamazione. Di solito può dire anche un fatto che può provare. Devono indicarLe le parole esatte.',
  },
  'fr.defamation.step-keep': {
    says: 'Salvi una copia di ciò che ha scritto, la data e le Sue prove. Poi decida che cosa togliere o dire in altro modo.',
  },
}
