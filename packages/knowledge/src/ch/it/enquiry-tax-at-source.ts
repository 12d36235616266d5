/** Questions about tax at source and a tax return that was forgotten: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AT_SOURCE_IT: Words = {
  'ch.ask.tax-at-source': {
    says: 'Mandi una domanda all’ufficio imposte del cantone entro il 31 marzo dell’anno dopo: poi è perso. Per tariffa, figli o somma sbagliati chieda la rettifica. Per deduzioni come il terzo pilastro, debiti o cure chieda la tassazione ordinaria ulteriore. Ci pensi: vale poi ogni anno. Alleghi certificato di salario e prove. Da 120’000 franchi l’anno è d’ufficio.',
  },
  'ch.ask.return-forgotten': {
    says: 'La mandi ora, anche se mancano carte, e scriva perché è in ritardo. Chieda una proroga prima del giorno del sollecito: quasi tutti i cantoni la danno, spesso online. Se tace, l’ufficio stima, di solito troppo, e multa, fino a 1’000 franchi di norma. Contro entrambe reclamo entro 30 giorni, con la dichiarazione completa. Malato o in difficoltà? Lo scriva con prova.',
  },
}
