/** The French words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_FR: Words = {
  'nl.ask.health-arrears': {
    says: "Vous et votre enfant restez assurés pour les soins de base : allez chez le médecin. Un enfant de moins de 18 ans ne paie rien. En général on ne change pas d'assureur avec une dette. Prenez le plan que l'assureur doit offrir avant six mois dus : pas de signalement au CAK. Somme fausse ? Contestez sous quatre semaines. Le CAK prend plus, souvent sur la paie. Un plan ou l'aide de la commune y met fin.",
  },
}
