/** Questions of tenants whose landlord wants the home for family, and of tenants who share one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNER_MOVES_IN_FR: Words = {
  'nz.ask.owner-moving-in': {
    says: 'Oui, en bail périodique 42 jours suffisent si le propriétaire ou sa famille en a besoin comme logement principal. L’avis doit être écrit, avec la raison et le dernier jour. Une durée fixe ne finit pas ainsi. Vous pouvez partir plus tôt avec 21 jours. Si la raison est fausse, saisissez le Tenancy Tribunal : 0800 836 262. Lui seul peut vous faire sortir.',
  },
  'nz.ask.co-tenant': {
    says: 'Le plus souvent oui. Les locataires du même bail doivent tout le loyer ensemble ; le bailleur peut tout demander à chacun. Payez pour garder le logement. Réclamez ensuite la part au colocataire par écrit avec une date. Sinon, Disputes Tribunal. Dites par écrit au bailleur qu’il est parti et demandez de changer le bail. La caution peut en couvrir une part.',
  },
}
