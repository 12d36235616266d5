/** Questions about data that a firm holds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_ES: Words = {
  'be.ask.my-data': {
    says: 'Escriba a la empresa. Pregunte qué datos tiene sobre usted o pida que los borre. Debe responder en un mes, gratis. Si no, reclame ante la autoridad de datos (APD, GBA).',
  },
}
