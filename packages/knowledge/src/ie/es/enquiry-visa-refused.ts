/** Questions about a refused visa: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_ES: Words = {
  'ie.ask.visa-refused': {
    says: 'Recurra por escrito en dos meses desde la fecha de la denegación. Es gratis. Responda a cada motivo y añada papeles nuevos: prueba de la relación, dinero y vivienda. Lea la carta: dice adónde enviar el recurso, y si puede.',
  },
}
