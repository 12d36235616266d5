/** Questions about loans: a car or home that a lender wants to take, and payday loans: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_IT: Words = {
  'ca.ask.repossession': {
    says: 'Chiami chi ha dato il prestito prima che finisca l’avviso e offra un piano. In quasi tutte le province deve avvisarla prima di vendere, e quando molto è pagato può servirgli un tribunale.',
  },
  'ca.ask.foreclosure': {
    says: 'Agisca subito. Chi ha dato il mutuo deve prima mandare un avviso, con dei giorni per mettersi in pari: per esempio 35 in Ontario e 60 in Québec. Chieda alla banca un aiuto per difficoltà (hardship) e veda un avvocato.',
  },
  'ca.ask.payday-on': {
    says: 'In Ontario può annullare entro due giorni lavorativi senza motivo. Restituisca la somma ricevuta; il prestatore non può chiedere nulla. Lo faccia per iscritto e tenga la ricevuta. Se tiene il prestito, può costare al massimo $14 ogni $100, e dopo un terzo prestito può chiedere un piano. Se il prestatore rifiuta, chiami Consumer Protection Ontario: 1-800-889-9768.',
  },
}
