/** The French words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_FR: Words = {
  'nz.kids.want': {
    says: 'Inland Revenue fixe ou change la pension pour l’enfant (child support). Regardez le revenu, les nuits de garde et les dates utilisés.',
  },
  'nz.kids.reality': {
    says: 'Cela suit un calcul fixe avec le revenu et la garde. Si un fait est faux ou a changé, la somme peut changer.',
  },
  'nz.kids.rights': {
    says: 'Vous pouvez vous opposer (object) gratuitement et demander un réexamen (review).',
  },
  'nz.kids.right-object': {
    says: 'Vous pouvez vous opposer (object) par écrit. La lettre donne le dernier jour, alors faites-le vite. S’ils disent non, la Family Court peut décider.',
  },
  'nz.kids.right-review': {
    says: 'Si votre cas est spécial, demandez un réexamen administratif (administrative review). Il y a dix raisons, comme des frais élevés pour l’enfant ou pour le voir.',
  },
  'nz.kids.right-estimate': {
    says: 'Si votre revenu a baissé de 15 % ou plus, vous pouvez leur demander d’utiliser une estimation.',
  },
  'nz.kids.right-plan': {
    says: 'Si vous êtes en retard, demandez un plan. Inland Revenue peut alors annuler des pénalités. Il peut prendre de l’argent sur la paie sans tribunal.',
  },
  'nz.kids.step': {
    says: 'Vérifiez chaque fait de l’avis. Appelez Inland Revenue pour un fait faux, et opposez-vous par écrit s’il reste.',
  },
}
