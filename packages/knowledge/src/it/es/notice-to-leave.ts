/** The landlord's notice that a lease ends, its reasons and its time: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_WORDS: Words = {
  'it.home.want-notice': {
    says: 'Su casero dice que el contrato termina (disdetta), o quiere que se vaya.',
  },
  'it.home.four-four': {
    says: 'Un contrato libre de vivienda dura cuatro años y luego otros cuatro. Uno con precio acordado (canone concordato) dura tres años y luego dos.',
  },
  'it.home.right-six-months': {
    says: 'Para terminar el contrato en su fecha, el casero debe escribir al menos seis meses antes. Si escribe tarde, se renueva.',
  },
  'it.home.right-first-term': {
    says: 'Al acabar los primeros cuatro años (tres si es acordado), el casero necesita un motivo de la ley, como uso propio o venta. La carta debe nombrarlo.',
  },
  'it.home.right-false-reason': {
    says: 'Si el casero no usa la vivienda como dijo en 12 meses, usted puede volver o recibir al menos 36 meses de alquiler.',
  },
  'it.home.right-leave': {
    says: 'Por motivos serios puede irse cuando quiera con seis meses de preaviso por carta certificada.',
  },
  'it.home.step-no-sign': {
    says: 'No firme un papel que termina el contrato o sube el alquiler antes de pedir consejo.',
  },
  'it.home.warning-no-leave': {
    says: 'No se vaya ni devuelva las llaves solo por esta carta. Pida antes consejo.',
  },
  'it.home.element-reason': {
    name: 'El motivo',
    says: 'Un aviso al primer término debe nombrar el motivo legal.',
    ifMissing: 'Escriba que sin motivo legal el contrato se renueva.',
  },
  'it.home.right-leave-date': {
    says: 'Si un juez ordena dejar la casa, fija el día: en seis meses, o doce en casos duros. Son 60 días si no cumplió un plazo para pagar.',
  },
  'it.home.right-buy-first': {
    says: 'Una venta acaba el primer plazo solo si el dueño no tiene otra vivienda además de la suya. Entonces puede comprar usted antes, al mismo precio (prelazione).',
  },
}
