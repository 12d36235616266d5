/** Letters of a landlord on the deposit and on extra costs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_NL: Words = {
  'ch.deposit.reality': {
    says: 'Dit is de mening van uw verhuurder. U kunt elk bedrag betwisten en er bewijs van vragen.',
  },
  'ch.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en geef een laatste dag voor de rest.',
  },
  'ch.charges.reality': {
    says: 'Dit is een afrekening van bijkomende kosten. Zij kan verkeerd zijn. U hoeft niet te betalen voordat u de rekeningen hebt gezien.',
  },
  'ch.charges.step-first': {
    says: 'Schrijf vóór de betaaldag. Vraag de rekeningen te zien, vergelijk met vorig jaar en uw huurcontract, en zeg welke kosten u betwist.',
  },
}
