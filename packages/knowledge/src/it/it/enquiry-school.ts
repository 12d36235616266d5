/** The Italian words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'it.ask.school-bullying': {
    says: 'Scriva al dirigente scolastico e chieda che cosa farà: ogni scuola deve avere regole e un referente contro il bullismo, deve agire e avvisare i genitori. Conservi messaggi e referti. Per insulti online chieda al sito di toglierli; senza risposta in 48 ore, al Garante. Chiami gratis il 114. Per un’aggressione vada alla polizia.',
  },
}
