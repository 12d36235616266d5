/** Questions about a rise of the rent under the flat tax: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FLAT_TAX_ES: Words = {
  'it.ask.rent-flat-tax': {
    says: 'No. Con el impuesto fijo (cedolare secca) el propietario renuncia a toda subida, también la del ISTAT. Y por encima de la renta registrada es nula. Escriba por carta certificada o PEC que sigue pagando la renta actual, y pague por transferencia. No puede echarle por eso antes del fin. Lo pagado de más se puede reclamar hasta seis meses después de devolver el piso.',
  },
}
