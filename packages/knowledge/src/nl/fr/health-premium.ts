/** The French words of the Netherlands: health premium. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PREMIUM_FR: Words = {
  'nl.health.know': {
    says: 'Après deux mois de retard, votre assureur santé (zorgverzekeraar) doit offrir un plan de paiement. Après six mois, il peut vous signaler au CAK.',
  },
  'nl.health.step-plan': {
    says: 'Convenez d’un plan avec votre assureur avant de devoir six mois. Alors vous n’êtes pas signalé au CAK.',
  },
  'nl.health.right-cover': {
    says: 'Vous restez assuré pour les soins de base, même avec des retards.',
  },
}
