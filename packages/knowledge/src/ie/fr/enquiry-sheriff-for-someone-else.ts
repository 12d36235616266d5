/** Questions of a person at whose home a sheriff looks for someone else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_FR: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'La dette d’un enfant adulte, d’un frère ou d’un ancien locataire n’est pas la vôtre : ne payez rien. Écrivez ce jour au sheriff ou county registrar et au créancier qu’il n’habite pas chez vous, avec factures et relevés. Biens pris : réclamez-les vite par écrit ; un tribunal peut trancher. S’il y vit encore comme locataire ou propriétaire, ceux des proches peuvent être pris. MABS : 0818 07 2000.',
  },
}
