/** The Spanish words of the rows in ../sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_STOPPED_ES: Words = {
  'nl.sickpay.want': {
    says: 'Su empresa para o retiene su sueldo mientras está enfermo. Esto no termina su empleo.',
  },
  'nl.sickpay.reality': {
    says: 'El sueldo solo puede parar por un motivo de la ley, como rechazar un trabajo adecuado. Faltar al médico de empresa casi siempre solo lo retiene.',
  },
  'nl.sickpay.right-told': {
    says: 'La empresa debe decirle el motivo enseguida; si no, no vale. El sueldo retenido llega cuando usted da lo que se pidió.',
  },
  'nl.sickpay.step-answer': {
    says: 'Escriba hoy por qué no está de acuerdo y que hará lo que su salud permita. Pida otra opinión al UWV (deskundigenoordeel): un juez suele quererla.',
  },
}
