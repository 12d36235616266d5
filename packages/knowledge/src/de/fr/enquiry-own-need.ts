/** Questions about a landlord who needs the home for the family (Eigenbedarf): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NEED_WORDS: Words = {
  'de.ask-home.own-need': {
    says: 'Faites-le vérifier. La lettre doit dire qui a besoin du logement et pourquoi. Le préavis est de trois mois, six après cinq ans, neuf après huit ans. Vous pouvez vous opposer pour cas de rigueur jusqu’à deux mois avant la fin.',
  },
}
