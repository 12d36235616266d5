/** Questions about a visa that was refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_WORDS: Words = {
  'ca.ask.visa-refused': {
    says: 'Adressez-vous à la Cour fédérale dans les 15 jours si vous êtes au Canada, ou 60 jours à l’étranger. Vous pouvez aussi refaire la demande avec de meilleures preuves. Obtenez les notes de l’agent.',
  },
}
