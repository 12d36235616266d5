/** The Italian words of the rows in ../medicaid-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_STOPS_IT: Words = {
  'us.stop.medicaid-want': {
    says: 'Lo Stato dice che la Sua Medicaid finisce, cambia o è rifiutata, e perché.',
  },
  'us.stop.medicaid-reality': {
    says: 'Molte persone perdono Medicaid solo perché mancava un modulo. Spesso si può rimediare.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Ha diritto a un’udienza (fair hearing). L’avviso dice l’ultimo giorno, al massimo dopo 90 giorni.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Chieda un’udienza prima del giorno in cui finisce, e Medicaid continua fino alla decisione.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Quasi sempre l’avviso deve arrivare almeno dieci giorni prima della fine di Medicaid.',
  },
  'us.stop.medicaid-step': {
    says: 'Mandi ciò che manca, e lo stesso giorno chieda un’udienza. Dica che vuole che Medicaid continui.',
  },
  'us.stop.medicaid-option': {
    says: 'Chieda per iscritto, online o per telefono. Tenga la prova del giorno.',
    title: 'Chiedere un’udienza (fair hearing)',
    cost: 'Gratis',
    time: 'Prima del giorno in cui finisce, per tenere Medicaid',
    risk: 'Se perde, lo Stato può chiedere il costo delle cure continuate.',
    bestFor: 'Ha ancora i requisiti, o mancava solo un modulo.',
  },
}
