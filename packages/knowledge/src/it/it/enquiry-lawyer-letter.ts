/** The Italian words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_IT: Words = {
  'it.ask.lawyer-letter': {
    says: 'È una richiesta, non un atto del giudice, e nessuno può prenderLe soldi per questo. Risponda per iscritto prima della data: chieda le prove o proponga un piano. La mette in mora, corrono gli interessi e la prescrizione riparte. Se tace, possono chiedere un decreto ingiuntivo. Allora ha 40 giorni.',
  },
}
