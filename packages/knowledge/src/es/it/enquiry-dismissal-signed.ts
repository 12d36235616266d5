/** Questions about a dismissal letter that was signed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_SIGNED_IT: Words = {
  'es.ask.dismissed-signed': {
    says: 'Sì. La firma mostra solo che ha ricevuto la carta, non che è d’accordo. Ha 20 giorni lavorativi dal licenziamento per la conciliazione (papeleta) e poi la causa. Sabati e domeniche non contano. Se è ingiusto: 33 giorni di paga per anno o il posto. Chieda la disoccupazione (paro) entro 15 giorni lavorativi. Aiuta un sindacato o un avvocato gratuito.',
  },
}
