/** Questions about officers, seizures and what stays protected: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'Nessuno in Francia va in prigione per una bolletta, un prestito o un affitto non pagato.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Senza, l’ufficiale non può entrare. Con un titolo, se è fuori o rifiuta, gli servono la polizia, un eletto o due testimoni.',
    dependsOn: 'se c’è un ordine del tribunale o un altro titolo',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Ciò che serve per vivere e lavorare è protetto: letto, vestiti, tavolo, frigo, cucina, lavatrice, attrezzi di lavoro. Altre cose si possono pignorare con un titolo.',
    dependsOn: 'quale cosa è',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Una somma base deve restare, circa 650 €. I sussidi restano protetti se li prova. Ha un mese per contestare il blocco, due se è del Tesoro (SATD).',
    dependsOn: 'che cosa c’è sul conto',
  },
  'fr.ask-debt.wages': {
    says: 'Con un titolo l’ufficiale manda prima una richiesta di pagare. Ha un mese per contestare o concordare un piano. Si può prendere solo una parte della paga.',
    dependsOn: 'se c’è un titolo',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Ritiri presto l’atto dall’ufficio dell’ufficiale. Il tempo per reagire corre di solito dal giorno della visita, anche se non lo ritira.',
  },
}
