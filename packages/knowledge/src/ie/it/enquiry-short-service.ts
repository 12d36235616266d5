/** Questions about a dismissal in the first year of a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_SERVICE_IT: Words = {
  'ie.ask.fired-under-year': {
    says: 'Per il licenziamento ingiusto servono 12 mesi di lavoro. Ma certi motivi sono vietati dal primo giorno: gravidanza, origine, disabilità, età, sindacato, o aver chiesto un diritto. Dopo 13 settimane spettano una settimana di preavviso e le ferie maturate. Chieda il motivo per iscritto. Per tutto questo la WRC entro sei mesi, gratis.',
  },
}
