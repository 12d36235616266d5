/** Questions about being heard by the police: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'jp.ask.police': {
    says: 'No tiene que hablar contra su voluntad. Si no está detenido, puede negarse o irse. Puede llamar a un abogado siempre. Tras una detención, la primera visita del abogado de guardia (当番弁護士) es gratis. No firme nada falso.',
  },
}
