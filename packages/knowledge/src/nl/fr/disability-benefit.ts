/** The French words of the rows in ../disability-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_BENEFIT_FR: Words = {
  'nl.wia.right-jobs': {
    says: 'Ce qui compte est ce que vous pourriez gagner dans les emplois que l’UWV nomme. Sous 35 % de perte, pas de WIA. Voyez si vous pouvez vraiment les faire.',
  },
  'nl.wia.step-reports': {
    says: 'Contestez en six semaines et demandez les deux rapports, du médecin et de l’expert du travail. Envoyez l’avis de vos médecins.',
  },
}
