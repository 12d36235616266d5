/** Questions about pay and papers that the firm owes when a job ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_PAPERS_IT: Words = {
  'jp.ask.fired-and-unpaid': {
    says: 'Le spettano entrambi. Un licenziamento improvviso richiede un buon motivo e 30 giorni di preavviso, salvo nei primi 14 giorni di prova; senza preavviso la ditta deve 30 giorni di paga (解雇予告手当). Il lavoro fatto va pagato entro sette giorni dalla richiesta. Chieda oggi per iscritto entrambi e il motivo. Non firmi dimissioni. Vale anche a tempo parziale. Altrimenti vada all’ispettorato (労働基準監督署) con turni e messaggi. Per la paga ha tre anni.',
  },
  'jp.ask.leaving-slip': {
    says: 'Chieda per iscritto il documento (離職票) con un ultimo giorno. La ditta deve mandare le carte a Hello Work entro dieci giorni dalla fine. Non aspetti: vada ora a Hello Work con documento, buste paga e carte. Può sollecitare la ditta e, circa due settimane dopo l’ultimo giorno, cominciare senza documento. Se il motivo è sbagliato, lo dica lì.',
  },
}
