/** The parking fee of a town: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_ES: Words = {
  'be.fine.know-parking-fee': {
    says: 'Una tasa de aparcamiento del municipio (rétribution) es el precio de aparcar y no una multa. Puede discutirla por escrito con su tique o fotos.',
  },
  'be.fine.fee-want': {
    says: 'Un municipio o su empresa de aparcamiento le pide una tasa de aparcamiento (rétribution, retributie).',
  },
  'be.fine.fee-who': {
    says: 'Es un municipio, o una empresa que trabaja para él. La policía y el fiscal no tienen parte en esto.',
  },
  'be.fine.fee-order': {
    says: 'Un municipio solo puede enviar un alguacil con una orden (dwangbevel) por una tasa que usted no impugnó, tras una carta certificada. Después tiene un mes para ir al juez.',
  },
  'be.fine.fee-step': {
    says: 'Compare la matrícula, el lugar y la hora con su tique o la aplicación. Si está mal, escriba antes del último día de pago, con pruebas. Ellos deben probar la tasa.',
  },
}
