/** Questions about being heard by the police: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'ch.ask.police': {
    says: 'Como acusado no tiene que responder. Un abogado puede estar desde la primera pregunta. Dígalo primero. Para un testigo es distinto: pregunte qué es usted.',
  },
}
