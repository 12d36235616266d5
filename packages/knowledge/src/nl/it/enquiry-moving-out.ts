/** Questions about ending a lease and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_IT: Words = {
  'nl.ask.deposit': {
    says: 'Il padrone di casa deve renderla entro 14 giorni dalla fine, o 30 se toglie alcune spese. Può togliere solo spese elencate. Per contratti dal 1 luglio 2023 è al massimo due mesi di affitto base.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'il Suo contratto',
    says: 'L’inquilino disdice per iscritto, di solito un mese prima, senza motivo. Un contratto fino a due anni può di solito finire prima. Uno fisso più lungo La vincola, salvo una via d’uscita. Conservi la prova.',
  },
  'nl.ask.leaving-costs': {
    says: 'Restituisce la casa come l’ha avuta, ma la normale usura non costa nulla. Senza verbale d’ingresso vale lo stato di ora. Chieda la prova di ogni costo. Dalla cauzione non si può togliere di più.',
    dependsOn: 'dallo stato all’ingresso',
  },
}
