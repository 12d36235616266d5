/** Questions about being heard by the police: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'be.ask.police': {
    says: 'Como sospechoso no tiene que responder. Puede hablar con un abogado antes. Si está detenido, puede estar un abogado. Pídalo primero.',
  },
}
