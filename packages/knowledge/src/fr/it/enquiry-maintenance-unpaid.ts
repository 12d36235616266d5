/** Questions about child maintenance that is not paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_IT: Words = {
  'fr.ask-family.unpaid': {
    says: 'La sentenza vale finché un giudice non la cambia, anche dopo un nuovo figlio o la perdita del lavoro. Chieda all’ARIPA (CAF o MSA): riscuote gratis, fino a due anni indietro, e può pagare un aiuto (ASF). O un ufficiale prende dallo stipendio (paiement direct). Più di due mesi senza pagare tutto sono reato (abandon de famille).',
  },
}
