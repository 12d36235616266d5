/** Questions about tax that is due and the NHK fee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_FR: Words = {
  'jp.ask.tax': {
    says: 'Appelez le service avant qu’il saisisse et demandez du temps ou plusieurs paiements. Dites vos revenus et dépenses.',
    dependsOn: 'vos revenus et le type d’impôt',
  },
  'jp.ask.nhk': {
    says: 'Sans appareil, pas de contrat, et vous pouvez y mettre fin. Les redevances de plus de cinq ans peuvent être prescrites, mais dites-le avant de payer.',
    dependsOn: 'si vous avez un appareil qui reçoit NHK',
  },
  'jp.ask.late-return': {
    says: 'Déposez la déclaration maintenant, même en retard (期限後申告). Avant un contrôle, la majoration est faible. Dans le mois, il n’y en a le plus souvent pas. L’intérêt court. Si vous ne pouvez pas payer, demandez du temps ou des parts.',
  },
}
