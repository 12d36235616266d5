/** Questions about garages: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARAGE_FR: Words = {
  'es.ask.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'es.ask.workshop': {
    says: 'Le garage doit respecter le devis écrit. Pour un défaut caché, il doit avertir et avoir votre accord. Réparation garantie trois mois ou 2 000 km. Demandez la hoja de reclamaciones et allez à l’OMIC.',
  },
}
