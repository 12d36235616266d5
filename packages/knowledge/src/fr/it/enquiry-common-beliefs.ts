/** Questions that rest on a common belief about work, tax, debts, insurance and the police: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_IT: Words = {
  'fr.ask-work.no-written-contract': {
    says: 'Ha tutti i diritti anche senza carta: paga, ferie e un motivo vero per un licenziamento. Un lavoro a tempo pieno senza termine non richiede carta. Un termine o il tempo parziale sì: senza, il giudice lo conta per lo più come stabile e pieno. Conservi messaggi, buste paga, foto e nomi. Ha tre anni per la paga, dodici mesi contro un licenziamento.',
  },
  'fr.ask-debt.tax-years-back': {
    says: 'Per l’imposta sul reddito si torna per lo più indietro di tre anni. Il tempo finisce il 31 dicembre del terzo anno dopo quello del reddito. Dieci anni valgono per lavoro nascosto o conti esteri non dichiarati. Inviato l’avviso, l’ufficio ha quattro anni per incassare; un atto li fa ripartire. L’anno è troppo vecchio? Lo dica per iscritto.',
  },
  'fr.ask-debt.overdebt-erased': {
    says: 'Non da sola. Per lo più riceve un piano fino a sette anni, con rate più basse. I debiti si cancellano solo se la situazione è senza uscita e non ha nulla di valore (rétablissement personnel). Mantenimento, multe penali, danni alle vittime e frode sociale restano sempre. La domanda è gratis.',
  },
  'fr.ask-buy.insurer-ends-contract': {
    says: 'Per l’auto: solo se chi guidava aveva bevuto o preso droghe, o ha perso la patente un mese o più per quell’incidente. Per le altre: solo se il contratto lo permette dopo un danno. Finisce un mese dopo la lettera motivata, e il premio non usato torna a lei. Alla scadenza annua può andarsene con due mesi di preavviso. Nessuno la prende? Il BCT deve imporne uno per l’auto.',
  },
  'fr.ask-buy.phone-searched': {
    says: 'In un semplice controllo di identità la polizia non può guardarlo senza il suo sì. In un’indagine o in stato di fermo un ufficiale può sequestrarlo e farlo leggere. Attento al codice: rifiutarlo può essere reato, se il telefono può essere servito a uno e l’hanno avvisata. Può tacere sui fatti. Chieda un avvocato prima di rispondere sul codice.',
  },
}
