/** Questions about a benefit that the CAF refuses: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_REFUSED_FR: Words = {
  'fr.ask-debt.benefit-refused': {
    says: 'Demandez le motif par écrit. Écrivez dans les deux mois à la commission de recours amiable (CRA) de la CAF ; pour le RSA au conseil départemental. Joignez les pièces manquantes. Après un refus, ou deux mois sans réponse, vous avez deux mois pour le tribunal. Pour l’APL, le RSA et la prime d’activité, c’est le tribunal administratif, pour les autres le tribunal judiciaire. C’est gratuit. Refaites une demande si votre vie a changé.',
  },
}
