/** Questions of tenants who are told to go at the end of a lease or for the owner, and who share a lease: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_REASONS_FR: Words = {
  'au.ask.lease-end-no-reason': {
    says: 'En Nouvelle-Galles du Sud (depuis le 19 mai 2025), au Victoria (depuis le 25 novembre 2025) et en Australie-Méridionale, la fin du bail n’est pas une raison. Il en faut une de la loi, avec preuve. Sinon l’avis est sans effet et le bail continue au mois. Au Queensland, la fin du bail est une raison, avec deux mois. En Australie-Occidentale, 30 jours suffisent. Seul le tribunal peut vous faire sortir.',
    dependsOn: 'votre État',
  },
  'au.ask.owner-moving-in': {
    says: 'C’est une raison permise, mais avec le bon avis. En Nouvelle-Galles du Sud et au Victoria, 90 jours au mois, sur le bon formulaire avec preuve. Au Queensland, deux mois. Cela ne finit pas plus tôt une durée fixe, et un SMS ne suffit pas. Si l’avis est faux, restez et payez. S’ils relouent vite, vous pouvez vous plaindre. Appelez un service de locataires.',
  },
  'au.ask.co-tenant': {
    says: 'Le plus souvent oui. Si vous êtes tous deux sur le bail, le bailleur peut demander tout le loyer à chacun. Payez pour garder le logement, puis réclamez la moitié au colocataire : par écrit avec une date, relevés gardés, puis tribunal ou petite créance. Dites par écrit à l’agence qu’il est parti. Demandez un autre colocataire. Sa part de caution peut compter.',
  },
}
