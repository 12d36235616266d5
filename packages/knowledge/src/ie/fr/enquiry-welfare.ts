/** Questions about social welfare: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_FR: Words = {
  'ie.ask.welfare-appeal-days': {
    says: 'Envoyez le recours au Social Welfare Appeals Office maintenant. La loi donne 60 jours, mais respectez 21 jours si votre lettre le dit. Dites quels faits sont faux et joignez des preuves. C’est gratuit.',
  },
  'ie.ask.welfare-while-waiting': {
    says: 'Demandez aujourd’hui à votre bureau Intreo la Supplementary Welfare Allowance. Elle est pour ceux qui ont trop peu pour vivre, aussi pendant un recours.',
  },
  'ie.ask.welfare-overpaid': {
    says: 'Demandez la décision et le calcul de chaque somme. Si elle est fausse, faites appel gratuitement dans les 60 jours. Si elle est juste, dites ce que vous pouvez payer : sans votre accord, ils peuvent prendre au plus 15% de votre taux par semaine.',
  },
  'ie.ask.benefit': {
    says: 'Demandez les motifs. Faites appel sous 60 jours si c’est faux. Si c’est juste, dites ce que vous pouvez payer par semaine.',
  },
  'ie.ask.welfare-refused': {
    says: 'Demandez au bureau de revoir la décision et faites appel à la Social Welfare Appeals Office sous 60 jours. C’est gratuit. Envoyez de nouvelles preuves.',
  },
}
