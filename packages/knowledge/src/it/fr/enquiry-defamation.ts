/** Questions about insults and lies online: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_WORDS: Words = {
  'it.ask.defamation': {
    says: 'Gardez-le avec adresse, date et témoins. Demandez le retrait. Déposez plainte (querela) en trois mois dès que vous le savez. Au civil, cinq ans pour l’argent.',
  },
}
