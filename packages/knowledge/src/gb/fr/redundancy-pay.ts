/** Redundancy pay: the sum, and who pays when the employer has no money. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_PAY_FR: Words = {
  'gb.work.right-insolvent': {
    says: "Si l'employeur n'a pas d'argent, l'État paie l'indemnité, jusqu'à huit semaines de salaire, les congés et le préavis, jusqu'à une limite. Demandez votre numéro de dossier à l'administrateur.",
  },
  'gb.work.right-redundancy-sum': {
    says: "Vérifiez la somme : une demi-semaine, une, ou une et demie par année complète, selon l'âge. Elle compte 20 ans au plus, et la semaine a une limite.",
  },
}
