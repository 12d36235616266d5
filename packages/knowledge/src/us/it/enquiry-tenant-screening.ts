/** Questions about a home refused over a report on someone else or a false record: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_SCREENING_IT: Words = {
  'us.fact.screening-wrong-person': {
    says: 'Chieda il rapporto alla società indicata sul foglio: gratis entro 60 giorni dal rifiuto. Contesti per iscritto ciò che non è Suo, con documento e vecchi indirizzi. Deve controllare, di solito in 30 giorni, e cancellare ciò che non conferma. Faccia mandare il rapporto corretto ai proprietari. Reclamo al CFPB. Chi scambia le persone può essere citato.',
  },
}
