/** Questions about rent arrears, eviction and a landlord who cuts off water or power: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'de.ask-home.evict-now': {
    says: 'Uw verhuurder moet een rechtszaak winnen, en alleen een gerechtsdeurwaarder (Gerichtsvollzieher) kan u uit huis zetten. Bel in gevaar 110.',
  },
  'de.ask-home.eviction-date': {
    says: 'Ga vandaag naar de Wohnungssicherung van uw gemeente en een advocaat. Een verzoek aan de rechter (§ 765a ZPO) moet twee weken vóór die dag komen.',
  },
  'de.ask-home.power-off-landlord': {
    says: 'De verhuurder mag water, warmte of stroom niet afsluiten om u weg te krijgen. Een rechter kan dat binnen dagen stoppen (einstweilige Verfügung).',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Doe iets voordat twee maanden huur open staan: dan mag de verhuurder meteen opzeggen. Betaal eerst de huur en vraag schriftelijk om delen. Jobcenter of sociaal bureau kan de schuld overnemen, ook als u werkt. Vraag Wohngeld aan. Uw stad heeft gratis hulp (Wohnungssicherung).',
  },
}
