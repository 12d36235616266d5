/** Questions about rent arrears, eviction and a landlord who cuts off water or power: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'de.ask-home.evict-now': {
    says: 'Votre bailleur doit gagner un procès, et seul un huissier peut vous mettre dehors. En danger, appelez le 110.',
  },
  'de.ask-home.eviction-date': {
    says: 'Allez aujourd’hui à la Wohnungssicherung de votre ville et chez un avocat. Une demande au tribunal (§ 765a ZPO) doit venir deux semaines avant le jour.',
  },
  'de.ask-home.power-off-landlord': {
    says: 'Le bailleur ne peut pas couper l’eau, le chauffage ou le courant pour vous faire partir. Un tribunal peut l’arrêter en quelques jours (einstweilige Verfügung).',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Agissez avant deux loyers impayés : le bailleur peut alors résilier aussitôt. Payez le loyer d’abord et demandez des parts par écrit. Jobcenter ou bureau social peuvent reprendre la dette, même si vous travaillez. Demandez le Wohngeld. Votre ville a une aide gratuite (Wohnungssicherung).',
  },
}
