/** Questions about a way to have debts written off: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WRITTEN_OFF_NL: Words = {
  'ie.ask.write-off': {
    says: 'Bent u €35,000 of minder schuldig, bezit u weinig en houdt u hoogstens €60 per maand over, dan wist een Debt Relief Notice alles na drie jaar. Bij meer is er een Debt Settlement Arrangement, met een deel over vijf jaar. Of bankruptcy, meestal na een jaar voorbij. MABS rekent gratis met u en vraagt het aan: 0818 07 2000.',
  },
  'ie.ask.keep-house-plan': {
    says: 'Een Personal Insolvency Arrangement regelt hypotheek en andere schulden samen, meestal tot zes jaar, en is bedoeld om u in een betaalbaar huis te houden. Een deel kan worden kwijtgescholden. Een rechter kan het opleggen aan een geldgever die nee zegt. Met Abhaile is de practitioner gratis: vraag MABS om de bon, 0818 07 2000.',
  },
}
