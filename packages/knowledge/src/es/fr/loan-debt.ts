/** Debts to a bank: usury, unfair terms and home loans: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_FR: Words = {
  'es.debt.right-usury': {
    says: 'Si l’intérêt est bien au-dessus du taux normal, un tribunal peut le juger usuraire (usura). Alors vous ne rendez que l’argent reçu.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Comme consommateur, vous n’êtes pas lié par des clauses abusives (cláusulas abusivas), comme des frais de rappel sans vrai service.',
  },
  'es.debt.right-mortgage': {
    says: 'Une banque ne peut mettre fin à un prêt immobilier qu’après de longs retards. C’est 12 mensualités ou 3 % du prêt, plus tard 15 mensualités ou 7 %. Elle doit d’abord vous le demander et donner un mois.',
  },
  'es.debt.step-mortgage': {
    says: 'Demandez par écrit à la banque le Código de Buenas Prácticas : des paiements plus bas ou plus longs pour les familles en difficulté.',
  },
  'es.debt.insight-fees': {
    says: 'Les frais de rappel (comisión por reclamación) sont souvent abusifs s’ils ne citent aucun vrai travail.',
    actionable: 'Demandez ce qui a été fait pour ces frais. Demandez de les retirer.',
  },
  'es.debt.right-mortgage-pause': {
    says: 'Les familles en danger peuvent demander au tribunal d’arrêter l’expulsion d’un logement hypothéqué jusqu’au 15 mai 2028.',
  },
}
