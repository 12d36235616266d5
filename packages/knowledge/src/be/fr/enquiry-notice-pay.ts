/** Questions about pay instead of notice: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_PAY_FR: Words = {
  'be.ask.notice-pay': {
    says: 'Si le patron met fin au travail tout de suite sans faute grave, vous recevez le salaire de tout le préavis. On compte le salaire et tous les avantages, comme prime de fin d’année, chèques-repas ou voiture. Comptez donc d’abord les semaines selon vos années de travail. Pour motif grave, rien n’est dû. Mais le patron doit agir dans les trois jours ouvrables, et dire le motif dans les trois suivants. Vous avez un an pour aller au tribunal du travail.',
  },
}
