/** The Dutch words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_NL: Words = {
  'de.exam.want': {
    says: 'De universiteit beslist dat een examen is gezakt of schrijft u uit (Exmatrikulation). Een rechter kan dat toetsen.',
  },
  'de.exam.right-object': {
    says: 'U hebt een maand voor bezwaar (Widerspruch), of voor de rechter als de brief dat zegt. Tot dan werkt een Exmatrikulation meestal niet, tenzij zij meteen is bevolen. Vraag waarmee u door mag gaan.',
  },
  'de.exam.right-rethink': {
    says: 'U mag uw werk en de punten zien. Toont u wat fout is beoordeeld, dan moeten de examinatoren opnieuw nadenken.',
  },
  'de.exam.right-ill': {
    says: 'Gebreken in de zaal of ziekte tellen meestal alleen als u het meteen meldde, met een doktersbriefje. Op sommige plaatsen geeft een geval van hardheid nog een kans: lees uw examenregels.',
  },
  'de.exam.step': {
    says: 'Vraag vandaag het examen in te zien (Akteneinsicht) en stuur een kort bezwaar. Redenen mogen volgen. De AStA geeft vaak gratis juridisch advies.',
  },
}
