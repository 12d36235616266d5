/** Questions about wages that an employer paid by mistake: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_ES: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'La empresa puede recuperar lo pagado por error, incluso de la próxima nómina y sin su permiso. Pero pida antes el cálculo de cada suma y un plan en partes pequeñas. Diga si un gran descuento le deja sin renta o comida y ofrezca una cuota mensual. Acas aconseja acordar un plan justo: 0300 123 1100.',
  },
}
