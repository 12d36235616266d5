/** The French words of the rows in ../debts-in-credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTS_IN_CREDIT_REPORTS_FR: Words = {
  'us.debt.right-credit-report': {
    says: 'Vous avez le droit de contester gratuitement une inscription fausse dans votre dossier de crédit. Le bureau de crédit doit la vérifier, le plus souvent en 30 jours.',
  },
  'us.debt.insight-report-first': {
    says: 'Une agence doit vous parler, ou écrire et attendre environ 14 jours, avant de signaler la dette à un bureau de crédit.',
    actionable:
      'Vérifiez si la dette était dans votre dossier de crédit avant qu’ils vous écrivent.',
  },
  'us.debt.insight-seven-years': {
    says: 'La plupart des dettes doivent quitter votre dossier de crédit après sept ans. Payer ne fait pas repartir ces années.',
    actionable: 'Demandez au bureau de crédit d’enlever une inscription trop vieille.',
  },
  'us.debt.change-medical': {
    says: 'Aucune règle fédérale n’interdit les dettes médicales dans les dossiers de crédit. Les trois bureaux de crédit disent qu’ils laissent de côté celles qui sont payées et celles de moins de 500 $.',
    was: 'Une règle fédérale de janvier 2025 aurait écarté les dettes médicales des dossiers de crédit. Elle n’est jamais entrée en vigueur.',
    is: 'Un tribunal a annulé cette règle. Certains États ont leurs propres interdictions.',
  },
}
