/** Questions about leaving a job because the pay does not come: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_UNPAID_FR: Words = {
  'fr.ask-work.unpaid-leave': {
    says: 'N’arrêtez pas de travailler et ne démissionnez pas d’abord. Réclamez le salaire en recommandé, puis le référé aux prud’hommes, sans avocat. 50 € peuvent être dus, sauf aide juridictionnelle. Une démission ouvre le chômage si une décision de justice constate le salaire impayé. Voyez un syndicat avant une prise d’acte. Si l’entreprise est en faillite, l’AGS paie les salaires.',
    dependsOn: 'une décision de justice qui constate le salaire impayé',
  },
}
