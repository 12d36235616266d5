/** Debts that were sold: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_WORDS: Words = {
  'it.debt.who-buyer': {
    says: 'La lettre dit que votre dette a été vendue. Le nouveau propriétaire peut vous demander de payer, sans pouvoir spécial. Demandez-lui une preuve.',
  },
  'it.debt.right-sold-proof': {
    says: 'Si la dette a été vendue, un paiement fait avant de le savoir compte. Vous avez les mêmes défenses contre le nouveau propriétaire.',
  },
  'it.debt.insight-block-sale': {
    says: 'Quand beaucoup de dettes sont vendues ensemble, un avis au Journal officiel (Gazzetta Ufficiale) ne prouve pas toujours que la vôtre en est.',
    actionable: 'Demandez l’acte et la liste qui nomme votre dette.',
  },
  'it.debt.right-same-defences': {
    says: 'Contre le nouveau créancier, vous gardez toutes vos défenses : payé, trop vieux, somme fausse.',
  },
}
