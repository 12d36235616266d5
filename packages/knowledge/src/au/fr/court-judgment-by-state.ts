/** The French words of the rows in ../court-judgment-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_STATE_FR: Words = {
  'au.judged.nsw-instalments': {
    says: 'En Nouvelle-Galles du Sud, vous pouvez demander au tribunal de payer en plusieurs fois. Tant que vous suivez son ordre, le reste de l’exécution (enforcement) s’arrête. Une saisie de la paie ne prend alors pas plus que le versement.',
  },
  'au.judged.nsw-wages': {
    says: 'En Nouvelle-Galles du Sud, une saisie de la paie (garnishee order) doit vous laisser une somme fixe de votre paie chaque semaine.',
  },
  'au.judged.vic-instalments': {
    says: 'Dans le Victoria, vous pouvez demander à payer en plusieurs fois. Si tout votre argent vient de Centrelink, aucun ordre n’est possible sans votre accord.',
  },
  'au.judged.qld-instalments': {
    says: 'Dans le Queensland, vous pouvez demander au tribunal un ordre de paiement en plusieurs fois (instalment order), et d’annuler (set aside) un jugement fait sans vous.',
  },
  'au.judged.wa-time': {
    says: 'En Australie-Occidentale, vous pouvez demander au tribunal du temps pour payer, un ordre de paiement en plusieurs fois (instalment order) ou une pause de l’exécution.',
  },
  'au.judged.sa-instalments': {
    says: 'En Australie-Méridionale, le tribunal doit regarder vos moyens et peut ordonner un paiement en plusieurs fois.',
  },
  'au.judged.vic-setaside': {
    says: 'Dans le Victoria, vous pouvez demander au tribunal d’annuler (set aside) un ordre fait sans vous. Dites pourquoi vous n’étiez pas là et quelle est votre défense.',
  },
  'au.judged.wa-setaside': {
    says: 'En Australie-Occidentale, vous pouvez demander au tribunal d’annuler (set aside) un ordre fait sans vous. Dites pourquoi vous n’étiez pas là et quelle est votre défense.',
  },
}
