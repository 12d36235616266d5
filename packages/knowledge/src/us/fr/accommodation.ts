/** The French words of the rows in ../accommodation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOMMODATION_FR: Words = {
  'us.accommodation.want': {
    says: 'Votre employeur refuse un changement au travail que vous avez demandé pour votre santé.',
  },
  'us.accommodation.right': {
    says: 'Une entreprise de 15 salariés doit parler avec vous et trouver une solution, sauf si c’est trop difficile ou cher. Elle ne peut pas vous punir de l’avoir demandé.',
  },
  'us.accommodation.step': {
    says: 'Demandez la raison par écrit et proposez un autre changement, avec un mot du médecin. Prévenez l’EEOC dans les 180 jours, ou 300 dans la plupart des États.',
  },
}
