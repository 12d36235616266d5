/** The French words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_FR: Words = {
  'au.kids.want': {
    says: 'L’agence fixe ou change la pension pour enfant (child support). Regardez le revenu, les nuits de garde et les dates qu’elle a utilisés.',
  },
  'au.kids.reality': {
    says: 'Cela suit un calcul fixe avec le revenu et la garde. Si un fait est faux ou a changé, la somme peut changer.',
  },
  'au.kids.who': {
    says: 'Services Australia calcule et encaisse la pension pour enfant (child support).',
  },
  'au.kids.rights': {
    says: 'Vous pouvez contester (objection) gratuitement, presque toujours dans les 28 jours. Ensuite un tribunal peut examiner l’affaire.',
  },
  'au.kids.right-object': {
    says: 'Vous pouvez contester (objection) dans les 28 jours après avoir reçu la décision. En retard, il faut une bonne raison. C’est gratuit.',
  },
  'au.kids.right-change': {
    says: 'Si votre cas est spécial, demandez un changement du calcul (change of assessment). Les raisons sont des frais de l’enfant, ou un revenu que le calcul ne montre pas.',
  },
  'au.kids.right-estimate': {
    says: 'Si votre revenu a baissé de 15 % ou plus, vous pouvez donner une estimation (estimate). Alors la somme suit ce que vous gagnez maintenant.',
  },
  'au.kids.right-tribunal': {
    says: 'Si la contestation échoue, l’Administrative Review Tribunal peut examiner l’affaire. Pour la plupart des cas de pension pour enfant, c’est gratuit.',
  },
  'au.kids.right-plan': {
    says: 'Si vous êtes en retard, demandez un plan. L’agence peut prendre de l’argent sur la paie, les remboursements d’impôt et les comptes, sans tribunal.',
  },
  'au.kids.step': {
    says: 'Vérifiez chaque fait de l’avis. Si l’un est faux, appelez l’agence. S’il reste, contestez par écrit.',
  },
}
