/** The Italian words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'us.named.trade-secrets': {
    says: 'Una ditta può fare causa per veri segreti commerciali, ma la Sua capacità e ciò che ha imparato al lavoro sono Suoi. Un giudice non può vietarLe un lavoro solo per quello che sa.',
  },
  'us.named.boundary': {
    says: 'Chieda la loro misurazione e ne faccia fare una Sua. L’uso aperto di una striscia per molti anni, o un vecchio confine concordato, può darLe un diritto. Se non c’è accordo, decide un giudice di chi è.',
  },
  'us.named.penalty-clause': {
    says: 'Una somma per la fine di un contratto deve essere una stima giusta della perdita vera. Un giudice può rifiutare quella che punisce soltanto, e la ditta deve cercare di perdere poco.',
  },
  'us.named.life-insurance': {
    says: 'Quando una polizza vita ha due anni, l’assicuratore di solito non può più contestarla per le risposte nella domanda. Prima deve mostrare che una risposta era falsa e importante. Chieda la domanda e la prova.',
  },
  'us.named.life-insurance-tx': {
    says: 'In Texas l’assicuratore vita deve provare che una risposta falsa era importante e voleva ingannare, e avvisare entro 91 giorni dalla scoperta. Pagare tardi può costargli interessi e il Suo avvocato.',
  },
  'us.named.picture-claim': {
    says: 'La somma è solo un’offerta: senza registrazione prima dell’uso un giudice dà di solito solo la perdita vera. Chieda la prova di chi possiede l’immagine e della registrazione. Hanno tre anni per fare causa. La tolga, ma tenga una copia.',
  },
}
