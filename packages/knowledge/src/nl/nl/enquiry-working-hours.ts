/** Questions about rosters, zero hours and days off: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_WORDS: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'uw contract en cao',
    says: 'De werkgever moet uw arbeidspatroon 28 dagen vooraf melden, tenzij de cao anders zegt. Kan dat niet, dan moeten de uren vier dagen vooraf bekend zijn. Afgesproken uren wijzigen vraagt uw ja of een zwaarwegende reden.',
  },
  'nl.ask.zero-hours': {
    says: 'Na drie maanden gelden uw gemiddelde uren als afgesproken, en kunt u daar loon voor vragen. Na twaalf maanden moet uw werkgever vaste uren aanbieden. U moet vier dagen vooraf worden opgeroepen. Schrijf uw uren op.',
  },
  'nl.ask.holiday-days': {
    says: 'U hebt per jaar ten minste vier keer uw uren per week: 20 dagen bij een volle week. Uw contract of cao kan meer geven. Uw loon loopt door. De wettelijke dagen vervallen meestal zes maanden na het jaar.',
  },
}
