/** The Italian words of the rows in ../enquiry-disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_PENSION_IT: Words = {
  'de.ask-pension.refused': {
    says: 'Si opponga (Widerspruch) entro un mese. È gratis e i motivi possono seguire. Chieda la perizia e faccia rispondere i Suoi medici. Sotto sei ore di lavoro al giorno può spettare mezza pensione, sotto tre quella intera.',
  },
}
