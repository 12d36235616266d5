/** The Italian words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_IT: Words = {
  'es.fine.step-date': {
    says: 'Scriva il giorno in cui l’ha ricevuta. Conti 20 giorni. Controlli targa, luogo e ora.',
  },
  'es.fine.step-real-town': {
    says: 'Controlli la multa sul sito del comune (sede electrónica), o chiami un numero cercato da Lei. Non paghi da un link in un SMS.',
  },
  'es.fine.step-real': {
    says: 'Controlli la multa sul sito della DGT o su miDGT. La DGT non chiede pagamenti con link in un SMS.',
  },
  'es.fine.step-choose': {
    says: 'Decida: pagare metà, o opporsi con prove. Faccia solo una cosa.',
  },
  'es.fine.step-points': {
    says: 'Guardi se la multa toglie punti. Per molte persone i punti contano più dei soldi.',
  },
  'es.fine.step-instalments': {
    says: 'Se non può pagare dopo la scadenza, chieda le rate al fisco o al comune.',
  },
  'es.fine.step-wrong': {
    says: 'Dica che cosa è sbagliato: non è la Sua auto, venduta prima, luogo sbagliato, nessuna foto, segnale non chiaro.',
  },
}
