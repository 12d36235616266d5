/** The Italian words of the rows in ../enquiry-copyright-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COPYRIGHT_AND_MARKS_IT: Words = {
  'us.ask-consumer.copyright': {
    says: 'Tolga l’opera e tenga una copia. Chieda la prova della proprietà e della registrazione prima di pagare. Gli atti del tribunale o del Copyright Claims Board hanno una data che deve rispettare.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Non la ignori e non firmi nulla in fretta. Solo un tribunale può ordinarLe di smettere. Conta chi ha usato prima il nome, dove, per cosa, e se chi compra può confondersi. Cerchi su uspto.gov, tenga prove del Suo primo uso e chieda a un avvocato.',
  },
  'us.ask-everyday.takedown': {
    says: 'Chieda al sito una copia del reclamo. Se era un errore o aveva il permesso, mandi una risposta (counter-notice). Quasi sempre torna in 10-14 giorni lavorativi.',
  },
}
