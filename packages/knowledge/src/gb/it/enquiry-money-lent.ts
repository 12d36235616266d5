/** Questions of people who lent money and do not get it back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_LENT_IT: Words = {
  'gb.ask-debt.money-lent': {
    says: 'Un prestito tra amici o in famiglia vincola, anche senza carta. Conservi ciò che lo mostra: movimenti bancari, messaggi, testimoni. Scriva con la somma e un ultimo giorno, per esempio 14 giorni. Poi può fare causa online al County Court, come small claim fino a £10,000. Di solito ha sei anni. Pensi prima se la persona può pagare, perché c’è una tassa.',
  },
}
