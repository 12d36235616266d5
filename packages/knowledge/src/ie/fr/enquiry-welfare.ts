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
  'ie.ask.medical-card': {
    says: 'Demandez d’abord à la HSE un réexamen, avec les preuves qui manquaient, comme une lettre du médecin ou vos vrais frais. Si la maladie vous met en difficulté, elle peut donner la carte au-dessus du plafond. Vous pouvez aussi faire appel au National Appeals Office de la HSE. Faites-le dans les 21 jours de la décision. Ce n’est pas le Social Welfare Appeals Office.',
  },
}
