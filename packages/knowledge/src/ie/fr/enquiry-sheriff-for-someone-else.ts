/** Questions of a person at whose home a sheriff looks for someone else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_FR: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'Le sheriff ne prend que les biens de celui qui doit. La dette d’un enfant adulte, d’un frère ou d’un ancien locataire n’est pas la vôtre : ne payez rien. Écrivez aujourd’hui au sheriff ou county registrar et au créancier que cette personne n’habite pas chez vous, avec factures et relevés. Biens pris : réclamez-les aussitôt par écrit ; un tribunal peut trancher. MABS : 0818 07 2000.',
  },
}
