/** Questions about people who are ill when their contract ends: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_IT: Words = {
  'nl.ask.ill-at-the-end': {
    says: 'Un contratto a termine può finire alla data, anche se è malato. Da allora l’UWV paga di solito il 70 % della paga giornaliera (Ziektewet), fino a due anni dall’inizio. Il datore deve segnalarla all’UWV al più tardi l’ultimo giorno: controlli. Ha anche l’indennità di transizione e le ferie. Non si dica guarito e non firmi nulla. Conta anche una malattia entro quattro settimane dopo.',
  },
}
