/** Questions about an interview with the gardaí: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_INTERVIEW_FR: Words = {
  'ie.ask.garda-interview': {
    says: 'Vous n’êtes pas obligé d’y aller sauf arrestation, et sans arrestation vous pouvez partir à tout moment. Appelez d’abord un avocat (solicitor) et ne dites rien avant. Vous n’êtes pas obligé de répondre, mais vos paroles peuvent servir. Arrêté, vous avez droit à un avocat, gratuit si vous avez peu d’argent.',
  },
}
