/** Questions about tax that is due and the NHK fee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_FR: Words = {
  'jp.ask.tax': {
    says: 'Allez-y ou appelez avant la date de la lettre. Pour l’impôt et les cotisations publiques, pas besoin de juge : après le rappel (督促状), le bureau peut saisir lui-même paie et comptes. Apportez fiches de paie et frais. Demandez des paiements partiels, un report (換価の猶予, 徴収の猶予) et une réduction (減免). Une part du salaire est toujours protégée. Si vous ne pouvez plus vivre, demandez l’arrêt (滞納処分の停止).',
  },
  'jp.ask.nhk': {
    says: 'Sans appareil, pas de contrat, et vous pouvez y mettre fin. Les redevances de plus de cinq ans peuvent être prescrites, mais dites-le avant de payer.',
    dependsOn: 'si vous avez un appareil qui reçoit NHK',
  },
  'jp.ask.late-return': {
    says: 'Déposez la déclaration maintenant, même en retard (期限後申告). Avant un contrôle, la majoration est faible. Dans le mois, il n’y en a le plus souvent pas. L’intérêt court. Si vous ne pouvez pas payer, demandez du temps ou des parts.',
  },
}
