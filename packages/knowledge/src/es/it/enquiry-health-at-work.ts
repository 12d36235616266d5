/** Questions about illness and bullying at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_IT: Words = {
  'es.ask.mutua-alta': {
    says: 'Chieda all’INSS (l’ente spagnolo) di rivedere la dimissione entro dieci giorni lavorativi e avvisi l’azienda lo stesso giorno. Dopo un infortunio sul lavoro seguito dalla mutua, malattia e paga continuano fino alla decisione. Se è confermata, deve restituire.',
  },
  'es.ask.mobbing': {
    says: 'Annoti ogni fatto con data e testimoni e veda il medico. Usi il canale dell’azienda e l’ispettorato. Il giudice può fermarlo in fretta e dare denaro. Può anche chiedere la fine del rapporto con indennità.',
  },
}
