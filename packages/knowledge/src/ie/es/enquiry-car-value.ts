/** Questions about a written-off car: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_VALUE_ES: Words = {
  'ie.ask.written-off': {
    says: 'No acepte todavía. Envíe anuncios de la misma edad y kilómetros, y pregunte cómo llegaron a la cifra. La aseguradora debe tratar el caso de forma justa y rápida. Reclame por escrito; tras 40 días hábiles, o un no final, vaya gratis al FSPO.',
  },
}
