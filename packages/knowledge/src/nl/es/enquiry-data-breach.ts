/** The Spanish words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_ES: Words = {
  'nl.ask.data-breach': {
    says: 'Cambie sus contraseñas, vigile su cuenta y no crea llamadas ni correos sobre ello. Pregunte a la empresa qué datos se llevaron. Puede pedir dinero por un daño real, o por miedo a un abuso, pero debe mostrarlo.',
  },
  'nl.ask.data-right-copy': {
    says: 'Puede pedir gratis una copia de sus datos. La empresa debe contestar en un mes. Si no, quéjese ante la Autoriteit Persoonsgegevens.',
  },
}
