/** Questions about people who are ill when their contract ends: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_IT: Words = {
  'nl.ask.ill-at-the-end': {
    says: 'Un contratto a termine può finire alla data, anche se è malato. Da allora l’UWV paga di solito il 70 % della paga giornaliera (Ziektewet), fino a due anni dall’inizio. Il datore deve segnalarla all’UWV al più tardi l’ultimo giorno: controlli. Ha anche l’indennità di transizione e le ferie. Non si dica guarito e non firmi nulla. Conta anche una malattia entro quattro settimane dopo.',
  },
  'nl.ask.two-years-ill': {
    says: 'Sì, l’indennità (transitievergoeding) le spetta anche se l’azienda la licenzia dopo due anni di malattia. Conta tutto il tempo, anche la malattia, con la paga piena del contratto. Serve il permesso dell’UWV o la sua firma. Non firmi un accordo (vaststellingsovereenkomst) senza l’indennità. Se non arriva, vada dal giudice entro tre mesi. Chieda la WIA in tempo.',
  },
}
