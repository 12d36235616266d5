/** The Italian words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_IT: Words = {
  'es.ask.lawyer-letter': {
    says: 'È una richiesta, non un atto del giudice, e nessuno può prenderLe soldi per questo. Risponda per iscritto prima della data: chieda le prove o proponga un piano. Da lì corrono gli interessi e i cinque anni ripartono. Quasi ogni causa richiede prima un tentativo di accordo, e tacere può pesare sulle spese.',
  },
}
