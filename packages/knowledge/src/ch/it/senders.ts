/** Organisations that often write to people in Switzerland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'ch.sender.betreibungsamt': {
    says: "È l'ufficio pubblico d'esecuzione. Trasmette richieste senza controllare se sono giuste.",
    nextStep: 'Faccia opposizione entro dieci giorni se contesta.',
  },
  'ch.sender.serafe': {
    says: 'Serafe incassa il canone radio e TV per lo Stato. Ogni economia domestica lo deve, ma alcune persone ne sono esentate.',
    nextStep: 'Controlli se è esentato, o chieda rate.',
  },
  'ch.sender.intrum': {
    says: "Intrum è una ditta d'incasso privata. Non è un ufficio e non può pignorare nulla.",
    nextStep: 'Controlli la fattura e contesti le spese proprie della ditta.',
  },
  'ch.sender.eos': {
    says: "EOS è una ditta d'incasso privata. Non è un ufficio e non può pignorare nulla.",
    nextStep: 'Controlli la fattura e contesti le spese proprie della ditta.',
  },
}
