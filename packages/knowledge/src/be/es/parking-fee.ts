/** The parking fee of a town: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_ES: Words = {
  'be.fine.know-parking-fee': {
    says: 'Una tasa de aparcamiento del municipio (rétribution) es el precio de aparcar y no una multa. Puede discutirla por escrito con su tique o fotos.',
  },
  'be.fine.fee-step': {
    says: 'Compare la matrícula, el lugar y la hora con su tique o la aplicación. Si está mal, escriba antes del último día de pago, con pruebas. Ellos deben probar la tasa.',
  },
}
