/** Questions about an insurer that refuses: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'be.ask.insurer-refuses': {
    says: 'Pregunte qué cláusula de la póliza usan. Responda por escrito con pruebas y reclame a la aseguradora. Después el defensor de seguros lo mira gratis.',
  },
}
