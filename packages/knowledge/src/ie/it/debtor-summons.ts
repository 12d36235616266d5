/** A summons about means: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTOR_SUMMONS_IT: Words = {
  'ie.means.wants': {
    says: 'Un giudice ha deciso su questo debito. Ora chiede che cosa guadagna e possiede, e può ordinare rate.',
  },
  'ie.means.right-afford': {
    says: "Il giudice guarda i suoi mezzi prima di ordinare rate. Invii la dichiarazione (statement of means) una settimana prima dell'udienza, e vada.",
  },
  'ie.means.right-vary': {
    says: 'Se la sua situazione cambia, può chiedere al District Court di abbassare le rate.',
  },
  'ie.means.right-no-jail': {
    says: 'Nessuno va in prigione perché non ha denaro. Un giudice deve essere sicuro che poteva pagare e non voleva, e Lei può avere un avvocato gratuito.',
  },
}
