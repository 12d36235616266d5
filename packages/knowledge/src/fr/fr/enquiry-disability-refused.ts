/** Questions about a decision of the MDPH on a disability: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_REFUSED_FR: Words = {
  'fr.ask-debt.disability-refused': {
    says: 'Écrivez à la MDPH dans les deux mois de la décision (recours administratif préalable obligatoire). Sans cela, le juge ne vous entendra pas. Joignez de nouveaux certificats et décrivez votre quotidien. Après un refus, ou deux mois de silence, vous avez deux mois pour le pôle social du tribunal judiciaire. Sans avocat. Vous pouvez aussi demander une conciliation.',
  },
}
