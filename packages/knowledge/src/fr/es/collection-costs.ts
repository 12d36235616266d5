/** Costs that a collector adds to a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_COSTS_WORDS: Words = {
  'fr.debt.step-no-extra': {
    says: 'Pague solo la deuda misma y el interés que permite el contrato. Tache los gastos de cobro.',
  },
  'fr.debt.right-no-costs': {
    says: 'Sin orden judicial, los gastos de cobro son del acreedor, no suyos. Una cláusula que diga otra cosa no vale.',
  },
  'fr.debt.insight-fees': {
    says: 'La carta añade gastos. Sin orden judicial no le toca pagarlos.',
    actionable: 'Pida solo la deuda, y cite el artículo L. 111-8 del código de ejecución.',
  },
  'fr.debt.charge-collection': {
    name: 'Gastos de cobro sin orden judicial',
    says: 'No debe gastos de cobro antes de una orden judicial.',
  },
  'fr.debt.element-law': {
    name: 'Las palabras del artículo L. 111-8 sobre gastos',
    says: 'Un cobrador debe imprimir la regla de que los gastos son del acreedor.',
    ifMissing: 'No vemos el artículo L. 111-8. Recuérdeles que los gastos no son suyos.',
  },
}
