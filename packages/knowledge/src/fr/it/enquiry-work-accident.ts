/** The Italian words of the rows in ../enquiry-work-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_WORDS: Words = {
  'fr.ask-work.work-illness': {
    says: 'Ha due mesi per contestare per iscritto: alla commissione (CRA), o a quella medica (CMRA) per un motivo medico. Chieda prima il fascicolo. Se la malattia non è in nessuna tabella, deve esaminarla un comitato di medici (CRRMP). Poi viene il tribunale sociale: non serve un avvocato.',
  },
}
