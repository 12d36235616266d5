/** Debts that were sold: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_FR: Words = {
  'es.debt.who-buyer': {
    says: 'La lettre dit que votre dette a été vendue. Le nouveau propriétaire peut vous demander de payer, mais il n’a pas de pouvoir en plus. Demandez-lui une preuve.',
  },
  'es.debt.right-sold-proof': {
    says: 'Si la dette a été vendue, vous avez les mêmes défenses contre le nouveau propriétaire. Un paiement fait avant de connaître la vente compte.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Les sociétés qui achètent des dettes ont souvent peu de papiers du premier prêteur.',
    actionable: 'Demandez le contrat signé et l’acte de vente qui cite votre dette.',
  },
  'es.debt.right-same-defences': {
    says: 'Contre le nouveau créancier, vous gardez toutes vos défenses : payé, trop vieux, clauses abusives. Vendue pendant un procès, elle s’éteint au prix payé, en neuf jours dès la demande.',
  },
}
