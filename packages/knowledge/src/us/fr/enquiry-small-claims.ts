/** The French words of the rows in ../enquiry-small-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIMS_FR: Words = {
  'us.ask-consumer.small-claims-sued': {
    says: 'Cherchez dans le papier le jour et le tribunal. Dans beaucoup d’États, aucune réponse écrite n’est due, mais vous perdez si vous ne venez pas. Dans certains, comme le Texas, une réponse est due en quelques jours.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Envoyez d’abord une demande écrite. Puis déposez-la au tribunal des petits litiges (small claims court) là où l’autre partie habite ou travaille. Chaque État a sa somme maximale, et vous n’avez pas besoin d’avocat.',
  },
}
