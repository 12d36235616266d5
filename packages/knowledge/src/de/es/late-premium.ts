/** The Spanish words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_ROWS_ES: Words = {
  'de.premium.want': {
    says: 'Su aseguradora reclama una prima atrasada y fija un plazo.',
  },
  'de.premium.reality': {
    says: 'Tras el plazo puede quedarse sin cobertura y pueden rescindir. Pague antes o pida hoy más tiempo.',
  },
  'de.premium.right-two-weeks': {
    says: 'El plazo es de dos semanas como mínimo. La carta debe detallar prima, intereses y costes y las consecuencias. Si no, no vale.',
  },
  'de.premium.right-month': {
    says: '¿Lo rescindieron? Pague todo en un mes y el contrato revive. Los daños entre tanto no están cubiertos.',
  },
  'de.premium.right-first': {
    says: 'Con la primera prima pueden desistir enseguida. Solo pierde cobertura si le avisaron claramente, y no si no tuvo culpa.',
  },
  'de.premium.step': {
    says: 'Cuente dos semanas desde que llegó. Revise cada suma. ¿Coche? Sin seguro no conduzca.',
  },
  'de.premium.option-pay': {
    says: 'Pague con el número de contrato antes del plazo.',
    title: 'Pagar la prima',
    cost: 'La prima.',
    time: 'Dos semanas.',
    risk: 'Ninguno.',
    bestFor: 'Necesita la cobertura.',
  },
  'de.premium.option-time': {
    says: 'Pida por escrito plazos y que siga la cobertura.',
    title: 'Pedir plazos',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Pueden negarse.',
    bestFor: 'No puede pagar ya.',
  },
}
