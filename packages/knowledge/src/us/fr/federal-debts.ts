/** The French words of the rows in ../federal-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FEDERAL_DEBTS_FR: Words = {
  'us.federal.right-offset-notice': {
    says: 'Le bureau doit écrire au moins 60 jours avant de prendre votre remboursement d’impôt ou vos aides. Pendant ce temps, vous pouvez contester la dette ou convenir d’un plan.',
  },
  'us.federal.right-offset-safe': {
    says: 'SSI ne peut pas être pris de cette façon. D’autres aides Social Security, 750 $ par mois sont le plus souvent protégés, et au plus 15 % peuvent être gardés.',
  },
  'us.veteran.right-waiver': {
    says: 'Vous avez un an après le premier avis pour demander au VA de vous libérer de la dette (waiver). Dites pourquoi payer serait une difficulté.',
  },
  'us.veteran.step-soon': {
    says: 'Écrivez dans les 30 jours : contestez la dette, demandez une dispense (waiver), ou offrez un plan. Cela les empêche le plus souvent de prendre d’abord des aides.',
  },
}
