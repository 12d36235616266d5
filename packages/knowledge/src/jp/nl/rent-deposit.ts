/** Letters of a landlord on the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_NL: Words = {
  'jp.deposit.reality': {
    says: 'Dit is de mening van uw verhuurder. U kunt elk bedrag betwisten en er bewijs van vragen.',
  },
  'jp.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en geef een laatste dag voor de rest.',
  },
}
