/** Letters of a landlord on the deposit and on extra costs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_NL: Words = {
  'be.deposit.reality': {
    says: 'Dit is hoe uw verhuurder het ziet. U kunt elke kostenpost betwisten en om bewijs vragen.',
  },
  'be.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en stel een laatste dag voor de rest.',
  },
  'be.charges.reality': {
    says: 'Dit is een afrekening van extra kosten. Die kan fout zijn. U hoeft niet te betalen voordat u de rekeningen hebt gezien.',
  },
  'be.charges.step-first': {
    says: 'Schrijf voor de betaaldag, of vandaag als die voorbij is. Vraag de rekeningen te zien, vergelijk met vorig jaar en uw contract, en zeg welke kosten u betwist.',
  },
}
