/** Questions that rest on a common belief about visits, fines and health care: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_IT: Words = {
  'es.ask.unpaid-so-no-visits': {
    says: 'Soldi e visite sono cose separate. Chi non paga conserva il diritto di vedere i figli, e chi non li vede deve ancora i soldi. Solo un giudice cambia le visite o la somma. Negare le visite da soli può costare una multa e l’affidamento. Non pagare due mesi di fila, o quattro separati, può essere reato. Non può pagare? Chieda subito una somma più bassa.',
  },
  'es.ask.fine-and-prison': {
    says: 'Non per una multa stradale o di un ufficio. Se non paga, arriva un aumento fino al 20 % e possono pignorare conto o paga. È diverso per una multa di un tribunale penale: se non la paga e non ha beni, può venire un giorno ogni due quote. Spesso diventa lavoro di utilità sociale. Chieda presto le rate.',
  },
  'es.ask.care-without-papers': {
    says: 'Devono curarla. Chi vive in Spagna senza documenti ha lo stesso diritto alla sanità pubblica, e le urgenze sono per tutti. Chieda la tessera al centro di salute, con passaporto e prova che vive qui (padrón o altro). Dal 2026 per iniziare basta una dichiarazione firmata, e riceve un foglio provvisorio. Rifiutano? Lo chieda per iscritto e vada ai servizi sociali.',
  },
  'es.ask.fine-not-paid': {
    says: 'Nessuno va in carcere, ma la somma cresce. Entro 20 giorni di calendario paga la metà o contesta. Poi è dovuta tutta. Se non si paga neanche così, la riscuote il fisco con il 5–20 % in più, e può pignorare conto, paga o rimborso senza giudice. Può chiedere rate. Si prescrive quattro anni dopo che è definitiva, ma ogni lettera fa ripartire il tempo.',
  },
}
