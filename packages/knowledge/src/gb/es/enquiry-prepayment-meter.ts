/** Questions about a prepayment meter forced on a home with a baby, old age or illness: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREPAYMENT_METER_ES: Words = {
  'gb.ask-consumer.prepay-warrant-child': {
    says: 'No pueden imponerlo en un hogar con un niño menor de dos años, donde todos tienen 75 o más sin ayuda, o si alguien necesita luz o calor por su salud. Dígalo hoy por escrito al proveedor, con pruebas. Escriba al juzgado o vaya a la vista de la orden (warrant). Ofrezca un plan. Reclame; después el Energy Ombudsman es gratis.',
  },
}
