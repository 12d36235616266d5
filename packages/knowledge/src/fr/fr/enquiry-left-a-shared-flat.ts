/** Questions of people who left a shared flat and are asked for the rent of those who stayed: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEFT_A_SHARED_FLAT_FR: Words = {
  'fr.ask-home.left-shared-lease': {
    says: 'Vous ne devez que jusqu’à un certain jour. Le colocataire qui a donné congé est libéré dès qu’un nouveau figure au bail, et au plus tard six mois après la fin de son préavis. Son garant est libéré le même jour. Refusez les loyers d’après en recommandé, avec la preuve du congé. Pour la part d’avant, demandez un délai et réclamez-la à celui qui est resté. Aucune saisie sans jugement.',
  },
}
