/** Questions about a refusal of PIP, and about Maternity Allowance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PIP_NO_POINTS_FR: Words = {
  'gb.ask-benefit.pip-no-points': {
    says: "Demandez un nouvel examen (mandatory reconsideration) dans le mois qui suit la décision, par téléphone ou lettre, et le rapport de l'évaluateur. Prenez-le activité par activité. Dites quels points vous correspondent, et que vous ne pouvez pas le faire sans danger, assez bien, aussi souvent qu'il faut ou en temps raisonnable. C'est le critère, pas ce qui va une fois. Joignez des lettres de médecins et de proches et un journal de deux semaines. Si c'est encore non, vous avez un mois pour un recours gratuit ; beaucoup y gagnent.",
  },
  'gb.ask-benefit.maternity-allowance': {
    says: "Vous l'avez en général si vous avez travaillé, salariée ou indépendante, au moins 26 des 66 semaines avant la semaine prévue de la naissance. Dans 13 d'entre elles, même séparées, il faut £30 ou plus. Avoir perdu l'emploi depuis ne change rien. C'est pour qui n'a pas droit au SMP, par exemple parce que l'emploi a fini avant la 15e semaine précédant cette semaine. Cela dure 39 semaines : un taux fixe, ou 90% du salaire si c'est moins. Demande avec le formulaire MA1 dès la semaine 26. Le taux de £27 vise d'autres cas, comme un travail non payé dans l'affaire du mari.",
  },
}
