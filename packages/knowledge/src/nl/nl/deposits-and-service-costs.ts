/** The Dutch words of the rows in ../deposits-and-service-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_SERVICE_COSTS_NL: Words = {
  'nl.deposit.reality': {
    says: 'Dit is hoe uw verhuurder het ziet. U kunt elke kostenpost betwisten en om bewijs vragen.',
  },
  'nl.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en stel een laatste dag voor de rest.',
  },
  'nl.charges.reality': {
    says: 'Dit is een afrekening van extra kosten. Die kan fout zijn. U hoeft niet te betalen voordat u de rekeningen hebt gezien.',
  },
}
