/** The Spanish words of the Netherlands: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_ES: Words = {
  'nl.fine.want': {
    says: 'Tiene una multa de tráfico. Puede pagarla o recurrir.',
  },
  'nl.fine.want-park': {
    says: 'Su ayuntamiento (gemeente) dice que no pagó el aparcamiento. Puede pagar u oponerse.',
  },
  'nl.fine.who': {
    says: 'La agencia central de cobro judicial (CJIB) es un organismo público. Cobra multas para el Estado.',
  },
  'nl.fine.real': {
    says: 'Una multa no es un antecedente penal. Tiene tiempo para mirar los hechos.',
  },
  'nl.fine.not-yet': {
    says: 'Antes de la fecha de pago la multa no se puede subir.',
  },
  'nl.fine.rights': {
    says: 'Puede recurrir gratis, ver la foto y pedir pagar a plazos.',
  },
  'nl.fine.deadline-six': {
    says: 'Tiene seis semanas para recurrir al fiscal (officier van justitie).',
    action: 'Recurrir la multa',
    consequence: 'La multa se queda.',
  },
  'nl.fine.deadline-park': {
    says: 'Tiene seis semanas para oponerse a un cobro de aparcamiento (naheffingsaanslag).',
    action: 'Oponerse ante su ayuntamiento (gemeente)',
    consequence: 'El cobro se queda.',
  },
  'nl.fine.step-check': {
    says: 'Compruebe la fecha, el lugar, la matrícula y quién conducía. Pida la foto.',
  },
  'nl.fine.step-appeal': {
    says: 'Si no está de acuerdo, recurra a tiempo en línea o por carta. Mientras dura el recurso casi siempre no hace falta pagar.',
  },
  'nl.fine.step-object': {
    says: 'Si no está de acuerdo, envíe a tiempo una oposición (bezwaar) a su ayuntamiento (gemeente).',
  },
  'nl.fine.step-plan': {
    says: 'Si no puede pagar de una vez, pida un plan al CJIB antes de la fecha.',
  },
  'nl.fine.right-appeal': {
    says: 'Tiene derecho a un recurso gratis y después a ir al juez.',
  },
  'nl.fine.right-object': {
    says: 'Tiene derecho a oponerse gratis, y después a ir al juez.',
  },
  'nl.fine.right-photo': {
    says: 'Tiene derecho a ver la prueba.',
  },
  'nl.fine.option-appeal': {
    title: 'Recurrir',
    says: 'Escriba por qué la multa está mal.',
    cost: 'Nada.',
    time: 'Seis semanas.',
    risk: 'La multa puede quedarse.',
    bestFor: 'Los hechos están mal.',
  },
  'nl.fine.option-object': {
    title: 'Oponerse ante su ayuntamiento',
    says: 'Escriba por qué el cobro está mal.',
    cost: 'Nada.',
    time: 'Seis semanas.',
    risk: 'El cobro puede quedarse.',
    bestFor: 'Pagó o la señal no era clara.',
  },
  'nl.fine.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague antes de la fecha para que no suba.',
    cost: 'La multa.',
    time: 'Antes de la fecha.',
    risk: 'Usted la acepta.',
    bestFor: 'Es correcta.',
  },
  'nl.fine.option-plan': {
    title: 'Pedir un plan',
    says: 'Pague al CJIB a plazos.',
    cost: 'Casi siempre sin gastos añadidos.',
    time: 'Antes de la fecha.',
    risk: 'Pague cada plazo a tiempo.',
    bestFor: 'No puede pagar de una vez.',
  },
  'nl.fine.warn-rise': {
    says: 'Si paga tarde, la multa sube la mitad. Tras el siguiente recordatorio se dobla otra vez.',
  },
}
