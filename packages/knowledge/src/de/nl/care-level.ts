/** The Dutch words of Germany: care level. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_LEVEL_NL: Words = {
  'de.care-level.right-report': {
    says: 'Het rapport komt met de beslissing, en ze moeten het uitleggen. Ontbreekt het? Vraag erom: uw tijd is kort.',
  },
  'de.care-level.right-late': {
    says: 'Ze moeten binnen 25 werkdagen beslissen. Later zijn ze u € 70 voor elke begonnen week schuldig, als de vertraging hun schuld is.',
  },
  'de.care-level.right-score': {
    says: 'Wat telt, is hoeveel u alleen kunt, op zes gebieden. Vanaf 12,5 punten is er niveau 1, vanaf 27 niveau 2.',
  },
  'de.care-level.step': {
    says: 'Houd een week een dagboek van de zorg bij. Ga regel voor regel door het rapport en markeer elk punt dat niet klopt.',
  },
  'de.care-level.option': {
    says: 'Zorgadvies is gratis. Ze moeten u binnen twee weken een afspraak aanbieden, ook thuis.',
    title: 'Gratis zorgadvies vragen',
    cost: 'Gratis.',
    time: 'Binnen twee weken.',
    risk: 'Geen.',
    bestFor: 'U weet niet wat u moet schrijven.',
  },
}
