/** Questions about a lease with no paper: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPOKEN_LEASE_FR: Words = {
  'be.ask.spoken-lease': {
    says: 'Un bail oral compte : vous avez les droits de tout locataire. Pour la résidence principale, c’est le plus souvent un bail de neuf ans, avec les préavis habituels. Sans écrit, le loyer ne peut en général pas suivre l’index. Gardez virements, messages et votre domiciliation comme preuve. Chacun peut demander un bail écrit par recommandé, puis devant le juge de paix. Seul ce juge peut vous faire partir.',
  },
}
