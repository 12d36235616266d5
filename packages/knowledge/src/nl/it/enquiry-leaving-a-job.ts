/** Questions about the end of a contract, giving notice, days of leave left and unemployment pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_IT: Words = {
  'nl.ask.contract-ends': {
    says: 'Finisce alla sua data senza permesso. Devono dirglielo per iscritto un mese prima, se durava sei mesi o più. Ha di solito diritto all’indennità di fine lavoro (transitievergoeding). Chieda il sussidio (WW) entro una settimana.',
  },
  'nl.ask.own-notice': {
    says: 'Se va via Lei, il preavviso è di un mese, salvo che il contratto dica di più. Lo scriva e tenga una copia. Prima ci pensi: può perdere il diritto al sussidio (WW).',
  },
  'nl.ask.holidays-left': {
    says: 'Alla fine del lavoro il datore deve pagare i giorni rimasti. Durante il lavoro, i giorni di legge scadono sei mesi dopo l’anno. Ma solo se poteva davvero prenderli.',
  },
  'nl.ask.ww': {
    dependsOn: 'le settimane lavorate e il motivo della fine',
    says: 'Di solito ha la WW se ha lavorato in 26 delle ultime 36 settimane e non ha perso il posto per colpa Sua. La chieda all’UWV entro una settimana dopo l’ultimo giorno. Non accetti una fine anticipata senza consiglio.',
  },
}
