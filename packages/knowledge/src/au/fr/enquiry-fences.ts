/** Questions about the fence between two neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_FR: Words = {
  'au.ask.fence-built': {
    says: 'Le plus souvent non. Avant les travaux, le voisin devait vous envoyer un avis de clôture (fencing notice) avec le plan et le coût, puis s’accorder avec vous ou obtenir une décision. Seule une réparation urgente fait exception. Même alors, vous devez la moitié d’une clôture ordinaire. Répondez par écrit que vous n’avez pas eu d’avis. Proposez une médiation gratuite. En Australie-Occidentale, on peut demander après coup : prenez conseil. Sinon un juge décide.',
  },
  'au.ask.fence-share': {
    says: 'Les voisins partagent le plus souvent par moitié le coût d’une clôture ordinaire. Ne commencez pas encore. Envoyez d’abord un avis (fencing notice) : où, quel type, le coût, chaque part, avec vos devis. Sans accord en un mois environ, demandez une décision au tribunal. La médiation gratuite aide souvent. Qui veut une clôture plus chère paie le surplus.',
  },
  'au.ask.dog-bite': {
    says: 'En Nouvelle-Galles du Sud, le maître répond d’une morsure même si le chien n’avait jamais mordu, sauf si vous étiez entré sans droit ou l’aviez provoqué. La plupart des États ont leur loi sur les chiens ; au Queensland il faut en général montrer une négligence. Voyez un médecin, prenez des photos, dites-le au council. L’assurance du maître paie souvent. Vous avez en général trois ans.',
    dependsOn: 'votre État',
  },
}
