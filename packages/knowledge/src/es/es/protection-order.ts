/** The Spanish words of the rows in ../protection-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROTECTION_ORDER_ES: Words = {
  'es.protection.want': {
    says: 'Un juez ordena a una persona alejarse de otra de inmediato (orden de protección), mientras se investiga.',
  },
  'es.protection.right-obey': {
    says: 'A quien obliga debe cumplirla al pie de la letra, aunque la otra persona llame o acepte: incumplirla es delito, casi siempre de seis meses a un año de prisión.',
  },
  'es.protection.right-civil': {
    says: 'También puede fijar casa, hijos y dinero por 30 días. En ese plazo hay que presentar demanda de familia o esa parte termina.',
  },
  'es.protection.right-appeal': {
    says: 'Un abogado puede pedir reforma en tres días o apelación en cinco. La víctima tiene asistencia jurídica gratuita inmediata.',
  },
  'es.protection.step': {
    says: 'Lleve el papel consigo y anote las distancias. Llame hoy al 016 (víctimas, gratis, día y noche) o a un abogado de turno de oficio.',
  },
}
