/** Questions about signing an agreement to end a job, and undoing it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_IT: Words = {
  'nl.ask.undo': {
    says: 'Per 14 giorni dopo la firma, per iscritto, senza motivo. Sono tre settimane se la carta non lo dice.',
  },
  'nl.ask.sign-settlement': {
    says: 'Non è obbligato a firmare. Chieda tempo e l’offerta per iscritto. Per la WW deve dire che il datore vuole la fine, senza colpa Sua, e con il preavviso. Dopo la firma ha 14 giorni per ripensarci.',
  },
}
