/** The French words of the rows in ../tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_BILL_FR: Words = {
  'us.tax.want-bill': {
    says: 'L’IRS veut un impôt non payé. La somme contient l’impôt, les intérêts jusqu’à un certain jour et les pénalités de retard.',
  },
  'us.tax.right-demand': {
    says: 'Vous avez droit à une facture qui donne la somme. L’IRS doit l’envoyer dans les 60 jours après avoir inscrit l’impôt.',
  },
  'us.tax.right-penalty': {
    says: 'La pénalité de retard de paiement est de 0,5 % de l’impôt par mois, au plus 25 %. Elle est enlevée si vous montrez une bonne raison. Avec un plan pour une déclaration faite à temps, c’est la moitié.',
  },
  'us.tax.insight-interest': {
    says: 'Si vous payez dans les 21 jours après la facture, aucun intérêt ne s’ajoute pour ces jours. Pour 100 000 $ ou plus, c’est 10 jours ouvrables.',
    actionable:
      'Si vous le pouvez, payez tout ou une partie dans les 21 jours après la date de l’avis.',
  },
  'us.tax.insight-interest-runs': {
    says: 'Les intérêts courent du jour où l’impôt était dû jusqu’au paiement, aussi pendant un plan. Chaque paiement les réduit.',
    actionable: 'Si vous contestez seulement une partie, payez le reste maintenant.',
  },
  'us.tax.not-yet-levy': {
    says: 'Une telle facture n’est pas une saisie (levy). L’IRS doit écrire encore une fois, au moins 30 jours avant de prendre des biens.',
  },
}
