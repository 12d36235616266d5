/** The Spanish words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_ES: Words = {
  'nl.stay.right-wait-here': {
    says: 'Un recurso no siempre deja esperar aquí. Pida enseguida al tribunal una medida urgente (voorlopige voorziening) que pare la expulsión.',
  },
  'nl.stay.right-family': {
    says: 'Su vida familiar debe valorarse con cuidado: pareja, hijos, años aquí. Envíe pruebas de todo.',
  },
  'nl.stay.right-heard': {
    says: 'Puede contar su versión antes de que decidan su recurso. Pida un intérprete si lo necesita.',
  },
  'nl.stay.step-lawyer': {
    says: 'Busque un abogado de extranjería en el Raad voor Rechtsbijstand. Con pocos ingresos paga solo una pequeña parte.',
  },
  'nl.stay.not-yet': {
    says: 'Casi siempre tiene cuatro semanas para irse por su cuenta. Su carta dice si es menos.',
  },
}
