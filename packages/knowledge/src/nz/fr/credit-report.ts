/** The French words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_FR: Words = {
  'nz.credit.right-file': {
    says: 'Vous pouvez voir votre dossier de crédit (credit report) gratuitement et faire corriger un faux défaut de paiement (default). S’ils disent non, allez au Privacy Commissioner.',
  },
  'nz.credit.step-dispute': {
    says: 'Si la dette est fausse, écrivez à l’entreprise avant qu’elle inscrive un défaut de paiement (default). S’il est inscrit, demandez à l’agence de crédit de le corriger ou d’ajouter votre version.',
  },
}
