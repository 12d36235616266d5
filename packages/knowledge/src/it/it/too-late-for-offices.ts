/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'it.too-late.bill-want': {
    says: 'È una cartella di pagamento. Contando dalla sua data, i 60 giorni sono finiti. Può ancora chiedere le rate.',
  },
  'it.too-late.bill-year': {
    says: 'La cartella ha più di un anno? Prima di pignorare devono mandare una nuova intimazione e aspettare cinque giorni.',
  },
  'it.too-late.tax-reality': {
    says: 'È serio, ma può ancora chiedere un piano. Mentre il riscossore esamina la richiesta, non inizia un nuovo pignoramento.',
  },
  'it.too-late.tax-step': {
    says: 'Trovi il giorno in cui è arrivata. Entro 60 giorni può ancora ricorrere. Di più? Chieda oggi le rate ad AdER online. Fino a 120.000 € basta una richiesta semplice.',
  },
  'it.too-late.notice-tax-step': {
    says: "Trovi il giorno in cui è arrivato. Entro 60 giorni può ancora ricorrere. Di più? Chieda all'ufficio di correggere un errore chiaro e di pagare a rate.",
  },
  'it.too-late.tax-option': {
    says: "Dica all'ufficio che cosa è chiaramente sbagliato: altra persona, altra somma, già pagato. Per questi errori deve annullare anche un atto definitivo (autotutela).",
    title: 'Far annullare un errore chiaro',
    cost: 'Gratis.',
    time: "Entro un anno da quando l'atto è definitivo.",
    risk: 'Da sola non ferma la riscossione.',
    bestFor: "L'errore si vede nei documenti.",
  },
  'it.too-late.contributions-step': {
    says: "Trovi il giorno in cui è arrivato. Entro 40 giorni c'è il giudice del lavoro. Di più? Chieda rate al riscossore e guardi se dopo sono passati cinque anni senza altri atti.",
  },
  'it.too-late.road-bill-step': {
    says: "La multa non Le è mai arrivata? Entro 30 giorni da questa cartella c'è il giudice di pace. Di più? Chieda rate ad AdER e guardi se sono passati cinque anni senza atti.",
  },
  'it.too-late.block-want': {
    says: "Hanno avvisato che bloccheranno l'auto (fermo). I 30 giorni sembrano finiti: il fermo può già esserci.",
  },
  'it.too-late.block-step': {
    says: "Controlli al PRA (ACI) se il fermo c'è. Se c'è, non guidi: la multa è alta. Chieda le rate ad AdER. Pagata la prima, chieda di sospendere il fermo.",
  },
  'it.too-late.block-right': {
    says: "Un'auto che serve per il Suo lavoro o per una persona disabile non può essere bloccata. Mandi ora la prova ad AdER e chieda di togliere il fermo.",
  },
  'it.too-late.friendly-want': {
    says: 'Era un avviso bonario su un errore nella dichiarazione. I 60 giorni sembrano finiti: possono seguire la sanzione intera e una cartella.',
  },
  'it.too-late.friendly-step': {
    says: "Ancora entro 60 giorni da quando è arrivato? Paghi o chieda rate oggi. Di più? Dica all'ufficio (CIVIS) che cosa è sbagliato. Con la cartella, ricorra o chieda rate ad AdER.",
  },
  'it.too-late.benefit-reality': {
    says: "I 90 giorni per il ricorso all'INPS sembrano finiti. Di solito può ancora andare dal giudice del lavoro contro la richiesta di restituire.",
  },
  'it.too-late.benefit-step': {
    says: "Porti oggi la lettera a un patronato: è gratis. Meno di 90 giorni da quando è arrivata? Fa il ricorso. Di più? Chiede all'INPS di riesaminare, o piccole rate.",
  },
  'it.too-late.benefit-option': {
    says: "Un avvocato chiede al giudice del lavoro di dire che non deve restituire: era onesto e ha detto tutto all'INPS, o la somma è sbagliata.",
    title: 'Andare dal giudice del lavoro',
    cost: 'Un avvocato. Il gratuito patrocinio può pagare.',
    time: "Di solito senza un ultimo giorno fisso, ma prima delle trattenute dell'INPS.",
    risk: 'Se perde, può dover pagare spese.',
    bestFor: "L'errore è dell'INPS, o può provare che cosa ha detto.",
  },
}
