/** Questions about signing an agreement to end a job, and undoing it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_IT: Words = {
  'nl.ask.undo': {
    says: 'Entro 14 giorni dalla firma può recedere per iscritto, senza motivo. Sono tre settimane se l’accordo non nomina questo diritto. Scriva oggi «herroeping» al datore, per mail e raccomandata, e tenga la prova. Il lavoro allora continua. Non si può due volte in sei mesi. Dopo serve la prova di una minaccia o di un grave errore: senta subito un avvocato o il sindacato.',
  },
  'nl.ask.sign-settlement': {
    says: 'Non è obbligato a firmare. Chieda tempo e l’offerta per iscritto. Per la WW deve dire che il datore vuole la fine, senza colpa Sua, e con il preavviso. Dopo la firma ha 14 giorni per ripensarci, o tre settimane se la carta non lo dice.',
  },
}
