/** Questions about collectors, formal demands and debts that are too old or unknown: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_WORDS: Words = {
  'fr.ask-debt.collector-seize': {
    says: 'Una società di recupero non può pignorare nulla né entrare. Serve un ordine del tribunale o altro titolo, e un ufficiale giudiziario (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Senza un ordine del tribunale, le spese di recupero sono del creditore (articolo L. 111-8). Paghi solo il debito e gli interessi concordati.',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Scriva per raccomandata che lo contesta. Chieda contratto, fatture e conto. Devono provarlo loro, non Lei.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Risponda per iscritto prima della data. Paghi ciò che è giusto, offra un piano, o dica perché è sbagliato. Non è un ordine del tribunale.',
  },
}
