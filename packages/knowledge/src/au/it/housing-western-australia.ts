/** Notices to end a tenancy and late rent in Western Australia: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WESTERN_AUSTRALIA_IT: Words = {
  'au.home.wa-breach': {
    says: 'In Western Australia un avviso di violazione (breach notice) Le dà 14 giorni. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare l’affitto, o rimediare alla violazione',
    consequence: 'Può ricevere un avviso di fine affitto (notice of termination).',
  },
  'au.home.wa-pay': {
    says: 'In Western Australia può fermare il caso. Paghi tutto l’affitto e la tassa del tribunale almeno un giorno prima dell’udienza.',
  },
  'au.home.wa-no-grounds': {
    says: 'In Western Australia un padrone di casa può ancora chiudere un affitto senza scadenza (periodic lease) senza motivo, ma deve dare 60 giorni.',
  },
  'au.home.wa-court': {
    says: 'In Western Australia solo la Magistrates Court può ordinarle di uscire. Chiuderla fuori è un reato.',
  },
}
