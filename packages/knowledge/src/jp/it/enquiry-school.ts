/** The Italian words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'jp.ask.school-bullying': {
    says: 'Lo dica alla scuola per iscritto e chieda di indagare come bullismo (いじめ): la legge la obbliga a controllare, riferire e proteggere Suo figlio. Per danni gravi o lunghe assenze serve un’inchiesta. Tenga un diario, foto e referti. Senta anche l’ufficio scolastico (教育委員会). Chiami gratis a ogni ora lo 0120-0-78310. Per violenze, la polizia.',
  },
}
