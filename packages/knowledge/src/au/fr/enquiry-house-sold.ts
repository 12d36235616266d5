/** Questions of tenants whose home is sold: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSE_SOLD_FR: Words = {
  'au.ask.sold-vic': {
    says: 'Au Victoria, un congé pour vente exige 90 jours depuis le 25 novembre 2025. Il doit être sur le formulaire officiel, avec une preuve comme le contrat de vente ou le mandat de l’agence. Un simple courriel ne suffit pas. Il ne met pas fin plus tôt à un bail à durée fixe. Vous n’avez pas à partir ce jour-là : payez le loyer et contestez au VCAT. Seule la police avec un mandat du VCAT peut vous expulser.',
  },
  'au.ask.sold-nsw': {
    says: 'En Nouvelle-Galles du Sud, tout dépend de la vente. Si un contrat est signé et que l’acheteur veut le logement vide, 30 jours suffisent. S’il est seulement mis en vente, il faut 90 jours, ou 60 pour un bail de six mois au plus. Un bail à durée fixe ne finit jamais avant son dernier jour. Une preuve, comme le contrat, doit être jointe. Si l’avis est faux, restez et payez ; seul le NCAT peut ordonner votre départ.',
  },
  'au.ask.fixed-term-sold': {
    says: 'Non. Un bail à durée fixe continue avec le nouveau propriétaire. Une vente ne peut pas vous faire partir avant le dernier jour, sauf si vous acceptez. Payez le loyer et écrivez que vous restez jusqu’à la fin du bail. Si on veut que vous partiez plus tôt, vous pouvez demander de l’argent. Seul le tribunal peut vous obliger à partir.',
  },
  'au.ask.house-sold': {
    says: 'Une vente ne finit pas une durée fixe avant son dernier jour. Au mois, c’est 90 jours au Victoria, sur le formulaire officiel avec preuve. En Nouvelle-Galles du Sud, 30 jours si un contrat est signé, 90 si la maison est seulement mise en vente. Au Queensland, deux mois. Un avis faux ne vous lie pas. Restez et payez jusqu’à la décision du tribunal ; appelez un service de locataires.',
    dependsOn: 'votre État et si la durée est fixe',
  },
}
