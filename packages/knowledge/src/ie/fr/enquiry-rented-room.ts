/** Questions of a person who rents a room in the owner’s own home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM_FR: Words = {
  'ie.ask.room-told-to-leave': {
    says: 'Chez le propriétaire lui-même, vous êtes licensee : le RTB ne peut aider et il ne faut pas de juge. Mais un délai juste vous est dû, souvent la période payée, donc un mois si vous payez au mois. Demandez-le par écrit et rappelez l’accord. La force ou jeter vos affaires est interdit : appelez les gardaí. Threshold : 1800 454 454.',
  },
}
