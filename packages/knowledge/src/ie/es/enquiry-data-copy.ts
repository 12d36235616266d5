/** Questions about a copy of data: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_COPY_ES: Words = {
  'ie.ask.data-copy': {
    says: 'Sí. Pida por escrito una copia de todos los datos sobre usted; es gratis y sin dar motivo. Deben responder en un mes, o decir por qué necesitan hasta dos más. Si no, reclame a la Data Protection Commission.',
  },
}
