/** The Spanish words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_ES: Words = {
  'au.driver.right-name': {
    says: 'Si usted no conducía, diga quién lo hacía. Si no puede saberlo, diga qué hizo para averiguarlo.',
  },
  'au.driver.warn': {
    says: 'No lo deje de lado, y nombre solo a la persona que de verdad conducía. El silencio o un nombre falso es una infracción.',
  },
  'au.driver.step': {
    says: 'Compruebe el coche, el día y el lugar. Rellene el formulario a tiempo y guarde una copia.',
  },
  'au.driver.step-lawyer': {
    says: 'Si es por un choque o una infracción grave, llame a la ayuda legal (legal aid) antes de responder más de lo que pide la ley.',
  },
  'au.order.step': {
    says: 'Llame antes del último día al funcionario que nombra la carta. Pregunte qué sería suficiente, y pida más tiempo por escrito.',
  },
  'au.order.right': {
    says: 'Puede pedir los motivos y el expediente. En la mayoría de los estados puede apelar (appeal) a un tribunal, y el tiempo es corto.',
  },
  'au.order.warn': {
    says: 'Si no hace nada, el ayuntamiento (council) casi siempre puede hacer el trabajo él mismo, enviarle la factura y pedir una multa.',
  },
  'au.order.right-nsw': {
    says: 'En Nueva Gales del Sur el ayuntamiento (council) casi siempre debe avisarle primero y leer su respuesta. Puede apelar a la Land and Environment Court en 28 días desde la orden.',
  },
}
