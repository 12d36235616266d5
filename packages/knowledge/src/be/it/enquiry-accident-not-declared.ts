/** Questions about an accident at work that the employer does not report: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_IT: Words = {
  'be.ask.accident-not-declared': {
    says: 'Può denunciare lei stesso l’infortunio all’assicuratore dell’azienda, con certificato medico e nomi dei testimoni. Il datore aveva otto giorni, ma il suo silenzio non le toglie nulla. Ha tre anni. Il datore rifiuta, assicuratore ignoto, o nessuno? Chiami subito Fedris: lo trova, o paga al suo posto. Rifiuti la semplice malattia e avvisi oggi per iscritto. L’infortunio paga il 90 % della paga. Senta il sindacato o l’ispezione.',
  },
}
