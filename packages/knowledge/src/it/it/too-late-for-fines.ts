/** What can still be done when the time to answer a fine is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_IT: Words = {
  'it.too-late.fine-want': {
    says: 'La polizia o il comune Le ha fatto una multa (verbale). Contando dalla data del foglio, i 60 giorni per pagare o ricorrere sono finiti.',
  },
  'it.too-late.fine-rights': {
    says: 'Può ancora pagare, ma circa il doppio. Può chiedere la prova di quando e come è stata notificata.',
  },
  'it.too-late.fine-reality': {
    says: 'Non è un reato. Dopo 60 giorni senza pagamento né ricorso possono riscuotere la metà del massimo, circa il doppio.',
  },
  'it.too-late.fine-not-yet': {
    says: "Non possono pignorare da un giorno all'altro. Prima deve arrivarLe una cartella o un'ingiunzione del comune.",
  },
  'it.too-late.fine-step': {
    says: "Trovi il giorno in cui è arrivata. Meno di 30 giorni: c'è il giudice. Meno di 60: paghi o vada dal Prefetto. Di più? Chieda quanto deve oggi, prima che la cartella lo aumenti.",
  },
  'it.too-late.fine-pay': {
    says: "Chieda all'ufficio la somma di oggi e paghi tutto. Cresce del 10 % ogni sei mesi quando passa al riscossore.",
    title: 'Pagare ora, prima della cartella',
    cost: 'Circa il doppio della prima somma.',
    time: 'Minuti.',
    risk: 'Rinuncia al ricorso.',
    bestFor: 'La multa è giusta e Le è arrivata.',
  },
  'it.too-late.fine-never-served': {
    says: 'La multa non Le è mai arrivata? Quando arriva la cartella, ricorra al giudice di pace e lo dica.',
    title: 'Ricorso contro la cartella, se la multa non è mai arrivata',
    cost: 'Un piccolo contributo.',
    time: '30 giorni dalla cartella.',
    risk: "Se l'ufficio prova la notifica, perde.",
    bestFor: 'Aveva traslocato, o è andata altrove.',
  },
  'it.too-late.fine-order-rights': {
    says: 'Può pagare, chiedere rate se i soldi mancano, e la prova di quando è stata notificata.',
  },
  'it.too-late.fine-order-reality': {
    says: 'Contando dalla sua data, i 30 giorni per il giudice sono finiti. Partono dal giorno della notifica.',
  },
  'it.too-late.fine-order-step': {
    says: "Trovi il giorno della notifica. Meno di 30 giorni fa? Ricorra oggi al giudice di pace. Di più? Chieda rate all'ufficio che ha firmato, prima della cartella.",
  },
  'it.too-late.fine-parts': {
    says: "Se non può pagare subito, chieda un piano all'ufficio. Quando c'è la cartella di AdER, chieda le rate ad AdER.",
  },
}
