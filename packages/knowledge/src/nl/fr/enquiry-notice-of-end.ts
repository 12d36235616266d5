/** Questions about the written notice before a fixed term ends: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_OF_END_FR: Words = {
  'nl.ask.notice-fee': {
    says: 'Oui, si le contrat durait six mois ou plus et qu’on ne vous a pas prévenu par écrit un mois avant. Vous recevez jusqu’à un mois de paie, moins si la lettre était en retard. Demandez par écrit. Allez chez le juge kanton dans les deux mois après le jour prévu.',
  },
}
