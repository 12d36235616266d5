/** Notices to end a tenancy and late rent in New South Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NEW_SOUTH_WALES_ES: Words = {
  'au.home.nsw-element-reason': {
    says: 'En Nueva Gales del Sur un aviso (notice) para terminar un contrato debe dar un motivo de la ley.',
    name: 'El motivo',
    ifMissing:
      'No vemos un motivo. Sin él, el aviso quizá no cuente. Llame a un servicio de inquilinos.',
  },
  'au.home.nsw-grounds': {
    says: 'Desde el 19 de mayo de 2025 un arrendador en Nueva Gales del Sur necesita un motivo de la ley para terminar cualquier contrato, y pruebas para muchos motivos.',
  },
  'au.home.nsw-pay': {
    says: 'En Nueva Gales del Sur el aviso (notice) por alquiler no pagado termina si paga todo lo que debe, o cumple un plan acordado. Pagar tarde una y otra vez es distinto.',
  },
  'au.home.nsw-fourteen': {
    says: 'En Nueva Gales del Sur el alquiler debe llevar 14 días de retraso antes de un aviso (notice), y el aviso debe dar 14 días.',
  },
  'au.home.nsw-ninety': {
    says: 'En Nueva Gales del Sur la mayoría de los motivos que no son culpa suya necesitan 90 días de aviso. Para un contrato de seis meses o menos son 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'En Nueva Gales del Sur solo el tribunal (NCAT) puede terminar el contrato, y solo un oficial del Sheriff (Sheriff’s officer) puede sacarle.',
  },
  'au.home.nsw-change': {
    says: 'En Nueva Gales del Sur los desalojos sin motivo terminaron el 19 de mayo de 2025.',
    was: 'Un arrendador podía terminar un contrato sin motivo.',
    is: 'Un arrendador necesita un motivo que esté en la ley.',
  },
  'au.home.nsw-pay-by': {
    says: 'En Nueva Gales del Sur el aviso (notice) por alquiler no pagado debe darle 14 días. Por seguridad contamos desde su fecha.',
    action: 'Pagar el alquiler, o acordar un plan por escrito',
    consequence: 'Pueden pedir al tribunal que termine el contrato.',
  },
}
