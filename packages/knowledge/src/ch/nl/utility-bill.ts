/** Bills for power, gas and water: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_NL: Words = {
  'ch.buy.bill-want': { says: 'Een leverancier wil dat u een rekening betaalt.' },
  'ch.buy.bill-check': {
    says: 'Controleer de rekening. Bied dan delen aan als u niet alles ineens kunt betalen.',
  },
  'ch.buy.bill-right': { says: 'U kunt de meterstand vragen en hoe er geteld is.' },
  'ch.buy.bill-plan': {
    says: 'Bied een bedrag per maand aan.',
    title: 'Een plan vragen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén telefoontje.',
    risk: 'Houd u eraan.',
    bestFor: 'U bent het schuldig.',
  },
}
