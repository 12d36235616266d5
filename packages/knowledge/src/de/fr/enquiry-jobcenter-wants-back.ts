/** Questions about money that the Jobcenter wants back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_WANTS_BACK_FR: Words = {
  'de.ask-debt.jobcenter-wants-back': {
    says: 'Faites opposition par écrit dans le mois où vous l’avez reçu ; une phrase suffit. Tant que ce n’est pas décidé, vous ne payez pas et rien ne peut être retenu. Joignez la preuve de ce que vous avez déclaré, par exemple la capture d’écran. Faites vérifier la somme : une part du salaire vous reste toujours. Si l’erreur était à eux et invisible pour vous, vous pouvez garder l’argent ; mais un salaire venu plus tard est le plus souvent repris. Vous pouvez demander de petites mensualités ou une remise. Un conseil social aide gratuitement.',
  },
}
