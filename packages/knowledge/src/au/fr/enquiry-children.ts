/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'au.ask.see-child': {
    says: 'La pension et le temps avec l’enfant sont deux choses : continuez donc à payer. Demandez d’abord la conciliation familiale (family dispute resolution) : 1800 050 321. Il faut le plus souvent son attestation avant le tribunal. Le tribunal peut ensuite rendre une décision selon l’intérêt de l’enfant.',
  },
  'au.ask.child-support': {
    says: 'Appelez Services Australia (Child Support). Ce service peut encaisser sur la paie, les remboursements d’impôt et les comptes, et empêcher l’autre parent de quitter le pays. C’est gratuit.',
  },
  'au.ask.child-support-too-high': {
    says: 'Appelez Services Australia maintenant : jusqu’au changement, l’ancienne somme est due. Votre revenu a baissé de 15 % ou plus ? Donnez une estimation de ce que vous gagnez, et on recalcule. Un fait est faux, comme les nuits ou le revenu ? Contestez par écrit dans les 28 jours de la lettre. C’est gratuit. Cas particulier ? Demandez un change of assessment. En retard ? Demandez un plan.',
  },
  'au.ask.child-support-how-much': {
    says: 'Services Australia la fixe par une formule : ce que vous gagnez tous les deux, les nuits de l’enfant chez chacun, le nombre et l’âge des enfants. Son calculateur gratuit en ligne (estimator) montre la somme. Avec une garde partagée on paie le plus souvent moins. Vous pouvez aussi convenir d’une autre somme par écrit. Signalez tout de suite un changement : il compte rarement pour le passé.',
    dependsOn: 'ce que vous gagnez tous les deux et les nuits chez chacun',
  },
  'au.ask.where-children-live': {
    says: 'Vous deux, si possible : écrivez un plan parental, et un tribunal peut le rendre obligatoire. Sinon, il faut le plus souvent d’abord la family dispute resolution : 1800 050 321. Ensuite le Federal Circuit and Family Court décide selon l’intérêt de l’enfant, la sécurité d’abord. Aucune règle ne dit que le temps se partage à égalité. En cas de violence ou d’urgence, allez tout de suite au tribunal.',
  },
}
