/** Questions that rest on a belief about a phone that the police take and about tax on pensions: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_NL: Words = {
  'de.ask-crime.phone-searched': {
    says: 'Niet zomaar. De politie heeft uw ja of een bevel van een rechter nodig; alleen bij haast mag zij eerst handelen. Zij mag de telefoon als bewijs meenemen. Zeg dat u bezwaar maakt en vraag een papier: dan moet een rechter beslissen, meestal binnen drie dagen. Uw pincode hoeft u niet te geven. Met een huiszoekingsbevel mag men uw vinger erop leggen. Zeg niets over de zaak en vraag een advocaat.',
  },
  'de.ask-tax.pension-taxed': {
    says: 'Een pensioen wordt deels belast, maar veel gepensioneerden betalen toch niets. Begint uw pensioen in 2026, dan telt 84 %. Belasting is alleen verschuldigd over wat in 2026 boven € 12.348 blijft, bij gehuwden € 24.696. Zorg- en verpleegpremies gaan er eerst af. Zit u erboven, dan moet u aangifte doen, ook als niemand erom vraagt. Een Lohnsteuerhilfeverein rekent het uit.',
  },
}
