/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_WORDS: Words = {
  'it.debt.register': {
    says: 'Seules les sociétés que la Banque d’Italie autorise peuvent gérer les mauvais crédits bancaires. Vous pouvez les chercher dans ses listes publiques.',
  },
  'it.debt.right-bank-papers': {
    says: 'Vous pouvez demander à la banque des copies des papiers des dix dernières années. Elle doit les envoyer en 90 jours, au prix coûtant.',
  },
  'it.debt.right-usury': {
    says: 'Si les intérêts convenus dépassaient la limite de l’usure, vous ne devez pas d’intérêts.',
  },
  'it.debt.right-unfair': {
    says: 'Comme consommateur, les clauses abusives ne vous engagent pas. Par exemple, une pénalité très haute pour un retard.',
  },
  'it.debt.right-mortgage': {
    says: 'Pour un prêt immobilier, il faut sept paiements en retard (30 à 180 jours), ou un impayé pendant 180 jours. Avant, la banque ne peut pas y mettre fin.',
  },
  'it.debt.step-mortgage': {
    says: 'Écrivez à la banque avant un procès : elle doit d’abord chercher une solution avec vous. Demandez le fonds de l’État qui suspend les prêts immobiliers.',
  },
  'it.debt.option-complain': {
    title: 'Réclamer contre une banque ou un prêteur',
    says: 'Réclamez par écrit à la banque. Après 60 jours, ou un refus, allez en ligne à l’arbitre des banques (ABF).',
    cost: '20 €, rendus si vous gagnez.',
    time: '60 jours pour la banque, puis quelques mois.',
    risk: 'La décision de l’ABF n’oblige pas comme un jugement.',
    bestFor: 'Une banque, une carte ou un prêt vous a mal traité.',
  },
}
