/** Questions about social welfare: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_FR: Words = {
  'ie.ask.welfare-appeal-days': {
    says: 'Envoyez le recours au Social Welfare Appeals Office maintenant. La loi donne 60 jours, mais respectez 21 jours si votre lettre le dit. Dites quels faits sont faux et joignez des preuves. C’est gratuit.',
  },
  'ie.ask.welfare-while-waiting': {
    says: 'Demandez aujourd’hui à votre bureau Intreo la Supplementary Welfare Allowance. Elle est pour ceux qui ont trop peu pour vivre, aussi pendant un recours.',
  },
}
