/** The Italian words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'es.ask.school-bullying': {
    says: 'Scriva al preside e chieda di aprire il protocollo contro il bullismo (protocolo de acoso). Ogni scuola deve averlo, e una persona per il benessere (coordinador de bienestar). Conservi messaggi e referti. Se non fanno nulla, scriva all’ispezione scolastica. Chiami gratis il 900 018 018. Per un’aggressione vada alla polizia.',
  },
}
