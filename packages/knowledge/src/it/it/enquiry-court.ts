/** Questions about orders of a court, a claim of one's own, legal aid and the police: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'it.ask.injunction': {
    says: 'Paghi o faccia opposizione con un avvocato entro 40 giorni dalla notifica. Se non fa nulla, è definitivo e possono pignorare.',
  },
  'it.ask.claim-yourself': {
    says: 'Mandi una diffida con raccomandata o PEC, con un ultimo giorno. Fino a 1.100 € può andare dal giudice di pace senza avvocato. Con una prova scritta chieda un decreto ingiuntivo.',
  },
  'it.ask.precetto': {
    says: 'Ha dieci giorni prima che possano pignorare. Guardi quale titolo nomina e se l’ha mai ricevuto. I vizi di forma vanno fatti valere entro 20 giorni. Veda subito un avvocato, o proponga un piano.',
  },
  'it.ask.police-summons': {
    says: 'Vada nel giorno indicato, o chiami prima un avvocato. Chieda se è sentito come testimone o come indagato. L’indagato può tacere e deve avere un difensore, gratis con un reddito basso.',
  },
  'it.ask.legal-aid': {
    says: 'Lo chieda all’Ordine degli avvocati con un modulo firmato sul reddito. Il limite si aggiorna ogni due anni e conta chi vive con Lei. In una separazione conta solo il Suo reddito. Sceglie Lei l’avvocato dall’elenco.',
  },
}
