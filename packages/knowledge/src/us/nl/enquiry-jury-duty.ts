/** Questions about a call to serve on a jury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_NL: Words = {
  'us.ask-life.jury': {
    says: 'Antwoord uiterlijk op de datum. U kunt het meestal één keer uitstellen, of vragen om niet te hoeven bij grote moeite of zorg. Uw werkgever mag u er niet om ontslaan.',
  },
  'us.ask-life.jury-missed': {
    says: 'Bel vandaag de griffie op de oproep, zeg waarom u er niet was en vraag een nieuwe datum. Daarmee is het meestal klaar. Doet u niets, dan kan een rechter u oproepen om het uit te leggen. Bij federale rechters is het hoogste $ 1.000, drie dagen cel of werk voor de gemeenschap; staten verschillen. Geen rechtbank vraagt geld per telefoon of cadeaukaart: dat is oplichting.',
  },
}
