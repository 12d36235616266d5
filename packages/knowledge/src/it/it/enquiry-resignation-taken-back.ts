/** Questions about a resignation that was sent and is to be taken back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_IT: Words = {
  'it.ask.resignation-taken-back': {
    says: 'Ha sette giorni dall’invio per revocarle: online con SPID nello stesso posto, o tramite patronato, sindacato o Ispettorato. Il lavoro continua come prima. Scriva alla ditta che è pronto a lavorare e non firmi altro. Anche dopo un giudice può annullare ciò che fu estorto con minacce: vada subito al sindacato. In gravidanza o con un figlio sotto i tre anni valgono solo dopo la convalida dell’Ispettorato.',
  },
}
