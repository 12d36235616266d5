/** Questions about the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'jp.ask.stay': {
    says: 'Déposez la demande avant le dernier jour. Vous pouvez alors rester jusqu’à la réponse, deux mois de plus au maximum. Si vous quittez l’emploi, dites-le en 14 jours. En cas de refus, demandez le motif et voyez vite un avocat.',
  },
}
