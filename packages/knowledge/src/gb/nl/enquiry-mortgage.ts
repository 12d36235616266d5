/** Questions about mortgage arrears and repossession: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_NL: Words = {
  'gb.ask-mortgage.arrears': {
    says: 'Ze kunnen uw huis niet afnemen zonder rechter, en alleen als laatste stap. Bel de bank nu en bied aan wat u kunt betalen. Een rechter kan het stoppen als u de achterstand in de rest van de looptijd kunt inlopen. Ga naar de zitting; daar is gratis hulp.',
  },
  'gb.ask-mortgage.arrears-scotland': {
    says: 'Ze kunnen uw huis niet afnemen zonder sheriff, en moeten eerst samen een plan zoeken. Bel de bank nu en bied aan wat u kunt betalen. Ga op de dag naar de rechtbank; de sheriff moet kijken of het eerlijk is.',
  },
}
