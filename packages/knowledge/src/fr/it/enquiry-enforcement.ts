/** Questions about officers, seizures and what stays protected: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'In Francia nessuno va in prigione per una bolletta, un credito, uno scoperto o un affitto non pagato. È materia del giudice civile, non della polizia. Possono segnalarla (FICP) e citarla entro i termini. Offra un piano per iscritto. Un giudice può dare fino a 24 mesi; con molti debiti la Banque de France aiuta gratis.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Senza, l’ufficiale non può entrare. Con un titolo, se è fuori o rifiuta, gli servono la polizia, un eletto o due testimoni.',
    dependsOn: 'se c’è un ordine del tribunale o un altro titolo',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Ciò che serve per vivere e lavorare è protetto: letto, vestiti, tavolo, frigo, cucina, lavatrice, attrezzi di lavoro. Altre cose si possono pignorare, ma solo con un titolo (sentenza) e almeno otto giorni dopo un ordine di pagare (commandement de payer). Un foglio nella cassetta da solo non permette nulla.',
    dependsOn: 'quale cosa è',
  },
  'fr.ask-debt.wages': {
    says: 'Da luglio 2025 non serve più il permesso del giudice prima. L’ufficiale manda un’intimazione e lei ha un mese per contestare o concordare un piano. Poi il datore trattiene una parte secondo una scala. Resta almeno il RSA, e ogni persona a carico alza la sua parte. Dopo può andare dal giudice, ma non sospende più.',
    dependsOn: 'se c’è un titolo',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Ritiri presto l’atto dall’ufficio dell’ufficiale. Il tempo per reagire corre di solito dal giorno della visita, anche se non lo ritira.',
  },
}
