/** Questions about a lease of one year, and a landlord who wants more rent before its end: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_KEPT_FR: Words = {
  'es.ask.lease-one-year': {
    says: 'Non, si c’est votre domicile et pas un vrai séjour court. Vous pouvez prolonger chaque année jusqu’à cinq ans, sept si le propriétaire est une société, même si le papier dit un an ou onze mois. Il ne peut reprendre avant qu’après un an, pour un besoin propre prévu au bail, avec deux mois de préavis. Payez par virement, répondez par écrit, ne signez rien de nouveau.',
  },
  'es.ask.rent-rise-threat': {
    says: 'Non. Pendant les cinq premières années (sept si le propriétaire est une société), il ne peut pas vous mettre dehors parce que vous refusez une hausse. Elle ne vaut que si le bail la prévoit : une fois par an, à sa date, selon l’indice officiel, par écrit un mois avant. Ne signez rien. Écrivez que vous continuez à payer le loyer actuel, et virez-le. Un décret d’octobre 2026 limite à 2 % sans nouvel accord : demandez s’il vaut encore.',
  },
}
