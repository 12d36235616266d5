/** Questions about debts that one cannot pay, costs, old debts and credit records, and the first steps against a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'nl.ask.step-debt': {
    says: 'Raccolga lettere e somme. Chieda al comune aiuto gratis per i debiti.',
  },
  'nl.ask.right-debt': {
    says: 'Solo un ufficiale giudiziario (deurwaarder) con una sentenza o un ordine può pignorare.',
  },
  'nl.ask.cannot-pay': {
    says: 'Chieda al comune aiuto per i debiti. È gratis, e il primo colloquio è entro quattro settimane. Con una minaccia urgente entro tre giorni lavorativi.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Prima di pagare chieda per iscritto la fattura e il contratto. Si possono aggiungere spese solo dopo una lettera che Le dà 14 giorni.',
    dependsOn: 'se la fattura è Sua',
  },
  'nl.ask.collector-visits': {
    says: 'Un addetto al recupero può suonare, ma non deve aprirgli né parlargli. Non ha poteri e non può entrare. Dica per iscritto che vuole solo lettere. Un ufficiale giudiziario (deurwaarder) è diverso: chieda la sentenza.',
  },
  'nl.ask.bkr': {
    says: 'Di solito resta fino a cinque anni dopo che il debito è pagato. Prima, chieda per iscritto a chi ha prestato di toglierlo, e dica come Le nuoce. Se dice no, può andare dal giudice.',
  },
  'nl.ask.surety': {
    says: 'Prima chi ha preso il prestito deve non pagare. Una garanzia privata vale solo per iscritto e con una somma massima, se il debito non era fisso. Senza il sì del coniuge si può annullare. Chieda il documento e veda un avvocato prima di pagare.',
    dependsOn: 'da ciò che ha firmato',
  },
}
