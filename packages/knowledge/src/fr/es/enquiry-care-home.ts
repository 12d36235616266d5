/** Questions about who pays for a care home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_HOME_WORDS: Words = {
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'sus medios y los suyos',
    says: 'Los hijos pueden deber ayuda a un padre necesitado, cada uno según sus medios (obligation alimentaire). La residencia no fija sola su parte: pónganse de acuerdo o la fija un juez de familia. Un padre que le faltó gravemente puede perder esta ayuda. Pida antes la ayuda social (ASH) y la de vivienda.',
  },
}
