/** The Spanish words of the Netherlands: utility. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_ES: Words = {
  'nl.utility.want': {
    says: 'Su empresa de energía o agua quiere que pague una factura.',
  },
  'nl.utility.who': {
    says: 'Es una empresa de suministro. Tiene reglas estrictas antes de poder cortarle.',
  },
  'nl.utility.real': {
    says: 'Un recordatorio no es un corte. Antes hay pasos.',
  },
  'nl.utility.not-yet': {
    says: 'Antes deben avisarle por escrito, intentar hablar con usted en persona e informarle de la ayuda con deudas.',
  },
  'nl.utility.rights': {
    says: 'Puede pedir un plan de pago y ayuda con deudas de su ayuntamiento (gemeente).',
  },
  'nl.utility.step-check': {
    says: 'Revise la factura: la lectura del contador, la tarifa y el periodo.',
  },
  'nl.utility.step-call': {
    says: 'Llame ahora a la empresa y ofrezca una cantidad al mes. Pida un sí por escrito.',
  },
  'nl.utility.step-wgs': {
    says: 'Pida a su ayuntamiento (gemeente) ayuda con deudas. Con un corte cerca, debe atenderle en tres días hábiles.',
  },
  'nl.utility.right-14': {
    says: 'No debe gastos de cobro antes de un recordatorio gratis de 14 días.',
  },
  'nl.utility.right-contact': {
    says: 'Tiene derecho a un contacto personal y a un plan justo antes de un corte.',
  },
  'nl.utility.right-fast': {
    says: 'Tiene derecho a ayuda rápida de su ayuntamiento (gemeente).',
  },
  'nl.utility.option-plan': {
    title: 'Acordar un plan de pago',
    says: 'Ofrezca una cantidad que pueda mantener.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada.',
    risk: 'Cúmplalo.',
    bestFor: 'La factura es correcta.',
  },
  'nl.utility.option-dispute': {
    title: 'Discutir la factura',
    says: 'Escriba qué está mal y añada una foto del contador.',
    cost: 'Nada.',
    time: 'Una carta.',
    risk: 'Pague la parte que es correcta.',
    bestFor: 'La cantidad está mal.',
  },
  'nl.utility.option-help': {
    title: 'Preguntar a su ayuntamiento',
    says: 'Ayuda gratis con deudas del ayuntamiento (gemeente).',
    cost: 'Nada.',
    time: 'Tres días hábiles si es urgente.',
    risk: 'Ninguno.',
    bestFor: 'No puede pagar.',
  },
  'nl.utility.warn-ignore': {
    says: 'No calle. El contacto es lo que para un corte.',
  },
  'nl.utility.right-before-cut-off': {
    says: 'Antes deben avisarle por escrito, intentar hablar con usted en persona e informarle de la ayuda con deudas.',
  },
}
