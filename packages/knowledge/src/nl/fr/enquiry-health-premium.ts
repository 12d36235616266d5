/** The French words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_FR: Words = {
  'nl.ask.health-arrears': {
    says: 'Vous restez assuré pour les soins de base. Convenez d’un plan avant six mois d’arriéré, et vous n’êtes pas signalé au CAK. Au CAK, vous payez une prime plus haute. Un plan ou l’aide de la commune peut y mettre fin.',
  },
}
