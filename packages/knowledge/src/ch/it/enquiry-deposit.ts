/** Questions about the deposit of a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_WORDS: Words = {
  'ch.ask.deposit': {
    says: 'È al massimo di tre mesi di affitto, su un conto bancario a Suo nome. Se il locatore non avvia una causa entro un anno, la banca la versa a Lei.',
    dependsOn: 'se il locatore chiede qualcosa',
  },
}
