/** The French words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_FR: Words = {
  'us.immigration.right-evidence': {
    says: 'Vous avez le temps indiqué dans l’avis, au plus 12 semaines, pour répondre à une demande de preuves (request for evidence). Envoyez tout en une fois : aucun temps de plus n’est donné.',
  },
  'us.immigration.step-evidence': {
    says: 'Mettez l’avis au-dessus, envoyez-le pour qu’il arrive au plus tard ce jour-là, et gardez une preuve. Demandez d’abord à un aidant agréé (accredited) ou à un avocat.',
  },
  'us.immigration.right-refusal': {
    says: 'La plupart des refus peuvent être contestés ou réexaminés dans les 30 jours, ou 33 si l’avis est venu par la poste. L’avis dit lequel.',
  },
  'us.immigration.right-hearing': {
    says: 'Vous avez droit à une audience, à un avocat à vos frais, à voir les preuves et à un interprète.',
  },
  'us.immigration.step-hearing': {
    says: 'Allez à chaque audience : si vous en manquez une, un juge peut vous ordonner de quitter le pays. Dites au tribunal chaque nouvelle adresse dans les cinq jours.',
  },
}
