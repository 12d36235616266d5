/** The Italian words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Il bullismo a scuola è un reato, anche in rete. Annoti ogni fatto e conservi le schermate. Scriva al dirigente e chieda che cosa si farà ed entro quando. Chiami il 3018, è gratis. Se la scuola non fa nulla, scriva all’ufficio scolastico (rectorat, DASEN). Può sporgere denuncia alla polizia.',
  },
}
