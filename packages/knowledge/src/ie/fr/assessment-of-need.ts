/** The assessment of what a child or an adult with a disability needs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSESSMENT_OF_NEED_FR: Words = {
  'ie.need.wants': {
    says: "La lettre parle de l'évaluation de vos besoins, ou de ceux de votre enfant, liés à un handicap.",
  },
  'ie.need.right-time': {
    says: "L'évaluation doit commencer sous trois mois après la demande et finir sous trois de plus. Sinon, vous pouvez vous plaindre.",
  },
  'ie.need.step': {
    says: 'Envoyez maintenant une plainte au service de la HSE (complaints officer). Vous pouvez ensuite faire appel, et le Circuit Court peut faire appliquer la décision.',
  },
}
