/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'nz.ask.see-child': {
    says: 'La pension et le temps avec l’enfant sont deux choses : continuez donc à payer. Demandez d’abord la conciliation familiale (family dispute resolution), gratuite avec un petit revenu. Si elle échoue, demandez une décision (parenting order) au Family Court. Il regarde l’intérêt de l’enfant.',
  },
  'nz.ask.child-support-too-high': {
    says: 'Prévenez Inland Revenue maintenant, en ligne ou par téléphone : jusqu’au changement, l’ancienne somme est due. Revenu en baisse de 15 % ou plus ? Envoyez une estimation. Elle compte dès le premier du mois, donc faites-le vite. Un fait est faux, comme les nuits ? Contestez par écrit dans les 28 jours de l’avis. C’est gratuit. Cas particulier ? Demandez une administrative review. En retard ? Demandez un plan.',
  },
  'nz.ask.child-support-how-much': {
    says: 'Inland Revenue calcule par une formule : ce que vous gagnez tous les deux, le nombre et l’âge des enfants, et les nuits chez chacun. Si l’enfant dort chez vous au moins 28 % des nuits, environ deux par semaine, vous payez le plus souvent moins. Le calculateur de son site montre la somme. Vous pouvez aussi convenir d’une autre somme. Signalez tout de suite un changement.',
    dependsOn: 'ce que vous gagnez tous les deux et les nuits chez chacun',
  },
  'nz.ask.where-children-live': {
    says: 'Vous deux comme guardians, si vous êtes d’accord : écrivez-le. Sinon, la family dispute resolution aide, gratuite avec peu de revenus. Ensuite le Family Court peut rendre une parenting order sur la garde et les contacts. Il suit l’intérêt de l’enfant, et un avocat peut parler pour lui. Ne déménagez pas loin avec l’enfant sans le oui de l’autre. En cas de violence ou d’urgence, allez tout de suite au tribunal.',
  },
}
