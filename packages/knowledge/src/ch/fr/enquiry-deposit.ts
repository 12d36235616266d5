/** Questions about the deposit of a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_WORDS: Words = {
  'ch.ask.deposit': {
    says: 'Elle est de trois mois de loyer au plus, sur un compte bancaire à votre nom. Si le bailleur n’agit pas dans l’année, la banque vous la verse.',
    dependsOn: 'si le bailleur réclame quelque chose',
  },
}
