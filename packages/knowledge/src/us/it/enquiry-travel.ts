/** The Italian words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_IT: Words = {
  'us.ask-consumer.flight': {
    says: 'Se la compagnia cancella o cambia molto il volo e Lei non parte, deve ridarle i soldi. Entro 7 giorni lavorativi se ha pagato con carta.',
  },
  'us.ask-life.luggage': {
    says: 'La compagnia deve pagare i bagagli persi, in ritardo o rotti fino a un limite. Lo segnali subito, tenga le ricevute e scriva entro 7 giorni per danni o 21 per ritardo.',
  },
}
