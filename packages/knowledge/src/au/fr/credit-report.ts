/** The French words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_FR: Words = {
  'au.credit.right-listing': {
    says: 'Ils peuvent inscrire un défaut de paiement (default) seulement si 150 $ ou plus ont au moins 60 jours de retard. Deux avertissements écrits doivent venir d’abord.',
  },
  'au.credit.know-fourteen': {
    says: 'Un défaut de paiement (default) ne peut pas aller tout de suite dans votre dossier de crédit. Le dernier avertissement doit venir d’abord, puis 14 jours doivent passer.',
  },
  'au.credit.insight-old': {
    says: 'Une dette trop vieille pour le tribunal ne peut pas être inscrite comme défaut de paiement (default).',
    actionable:
      'Si un défaut est inscrit par erreur, demandez à l’entreprise et au bureau de crédit (credit bureau) de l’enlever.',
  },
}
