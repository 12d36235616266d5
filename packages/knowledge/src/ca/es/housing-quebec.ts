/** Notices to end a lease, late rent and a higher rent in Quebec: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEBEC_WORDS: Words = {
  'ca.home.qc-element-month': {
    says: 'En Quebec un aviso de nuevo alquiler debe decir cuánto tiempo tiene para rechazarlo.',
    name: 'Su mes para rechazar',
    ifMissing:
      'No vemos el tiempo para rechazar. Pregunte al tribunal de vivienda (Tribunal administratif du logement) si el aviso vale.',
  },
  'ca.home.qc-tribunal': {
    says: 'En Quebec solo el tribunal de vivienda (Tribunal administratif du logement) puede terminar su contrato si usted no está de acuerdo.',
  },
  'ca.home.qc-pay': {
    says: 'En Quebec puede detener un caso por alquiler sin pagar. Pague el alquiler, los intereses y los gastos antes de la sentencia.',
  },
  'ca.home.qc-three-weeks': {
    says: 'En Quebec el arrendador puede pedir el fin del contrato con más de tres semanas de retraso. También con retrasos frecuentes que causan un daño real.',
  },
  'ca.home.qc-repossess': {
    says: 'En Quebec tiene un mes para responder a un aviso de recuperación (reprise de logement). Si no responde, cuenta como negativa.',
    action: 'Diga por escrito al arrendador si se va o se queda',
    consequence: 'Si no dice nada, la ley entiende que se niega a irse.',
  },
  'ca.home.qc-rent': {
    says: 'En Quebec tiene un mes desde que recibe un aviso de subida para rechazarla. Si la rechaza, conserva su casa.',
    action: 'Rechace la subida por escrito, si no está de acuerdo',
    consequence: 'Si no dice nada, acepta el nuevo alquiler.',
  },
  'ca.home.qc-moratorium': {
    says: 'En Quebec están prohibidos hasta el 6 de junio de 2027 los desalojos para ampliar, dividir o cambiar el uso de una vivienda. Hay algunas excepciones.',
  },
  'ca.home.qc-senior': {
    says: 'En Quebec hay personas que no pueden ser desalojadas por esos planes. Son casi todas las de 65 años o más, con pocos ingresos y diez años en la vivienda.',
  },
}
