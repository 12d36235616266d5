/** The day on which a court officer clears a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DAY_WORDS: Words = {
  'de.bailiff.deadline-clearing': {
    says: 'Une demande de protection contre l’expulsion doit venir au moins deux semaines avant le jour de l’expulsion.',
    action: 'Demander au tribunal d’exécution d’arrêter ou de reporter l’expulsion (§ 765a ZPO)',
    consequence:
      'Une demande plus tardive ne compte que si les raisons sont nées après ou si vous étiez empêché.',
  },
  'de.bailiff.step-clearing': {
    says: 'Un jour d’expulsion est fixé. Allez aujourd’hui au service logement de votre ville (Wohnungssicherung) et chez un avocat.',
  },
  'de.bailiff.warn-eviction': {
    says: 'Vous pouvez perdre votre logement à un jour fixe. Faites agir maintenant un avocat et le service logement de la ville.',
  },
}
