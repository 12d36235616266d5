/** The French words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_FR: Words = {
  'es.ask.appeal': {
    says: 'Vous avez 20 jours ouvrables dès la notification. Pas d’appel dans un procès oral (juicio verbal) jusqu’à 3 000 €. Il faut un avocat, gratuit avec un petit revenu, et un dépôt de 50 €. L’autre partie peut demander l’exécution avant la fin de l’appel.',
    dependsOn: 'le type de procès et la somme',
  },
  'es.ask.enforcement': {
    says: 'Vous avez dix jours ouvrables pour vous opposer, pour peu de motifs : payé, réglé à l’amiable ou prescrit. Le tribunal peut chercher tout de suite comptes, salaire et biens. Le salaire jusqu’au minimum est protégé. Demandez un avocat gratuit et proposez un plan.',
  },
  'es.ask.home-seized': {
    says: 'Oui, mais seulement un tribunal ou un service public, et l’argent et le salaire passent d’abord. Pour un prêt logement, il faut de longs retards et un avis d’un mois. Pour les personnes fragiles, l’expulsion peut être arrêtée. Voyez tôt un avocat gratuit et proposez un plan.',
    dependsOn: 'qui est le créancier',
  },
}
