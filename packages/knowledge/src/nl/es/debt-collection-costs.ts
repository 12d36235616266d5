/** The 14-day letter (veertiendagenbrief), and what a collection firm may add to a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_ES: Words = {
  'nl.debt.deadline-14': {
    says: 'Tiene 14 días desde el día después de recibir el primer recordatorio. Hasta entonces no debe gastos de cobro.',
    action: 'Pagar o discutir la deuda antes de que empiecen los gastos de cobro',
    consequence: 'Después pueden añadir los gastos de cobro legales.',
    service:
      'Una carta suele llegar al día siguiente. Sus 14 días empiezan el día después de que llega.',
  },
  'nl.debt.right-14': {
    says: 'Tiene derecho a un recordatorio sin gastos y a 14 días enteros para pagar, desde el día siguiente a su llegada. Sin él, no se deben gastos de cobro.',
  },
  'nl.debt.right-costs': {
    says: 'Los gastos son como mucho el 15 % de los primeros 2.500 €, con un mínimo de 40 €. Las partes más altas tienen tasas más bajas.',
  },
  'nl.debt.option-pay': {
    title: 'Pagar en los 14 días',
    says: 'Pague la factura sin gastos de cobro.',
    cost: 'La factura.',
    time: 'Hoy.',
    risk: 'Puede perder una defensa.',
    bestFor: 'La factura es correcta y puede pagar.',
  },
  'nl.debt.insight-14': {
    says: 'Muchas cartas piden gastos enseguida. Sin una carta correcta de 14 días, un consumidor no los debe.',
    actionable:
      'Pregunte qué día se envió la carta de 14 días (veertiendagenbrief), y pida una copia.',
  },
  'nl.debt.element-14': {
    name: '14 días para pagar',
    says: 'Un primer recordatorio debe darle 14 días desde el día después de recibirlo.',
    ifMissing: 'Sin esto no debe gastos de cobro.',
  },
  'nl.debt.element-costs': {
    name: 'La cantidad de los gastos',
    says: 'Un primer recordatorio debe decir los gastos que siguen si no paga.',
    ifMissing: 'Sin esta cantidad no debe gastos de cobro.',
  },
  'nl.debt.charge-cap': {
    name: 'Gastos de cobro',
    says: 'Los gastos de cobro nunca pueden ser más de 6.775 €. Para la mayoría de las deudas el límite es mucho más bajo.',
  },
}
