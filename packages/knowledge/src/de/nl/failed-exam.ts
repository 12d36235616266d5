/** The Dutch words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_NL: Words = {
  'de.exam.want': {
    says: 'De universiteit beslist dat een examen is gezakt of schrijft u uit (Exmatrikulation). Een rechter kan dat toetsen.',
  },
  'de.exam.right-object': {
    says: 'Maak binnen een maand bezwaar (Widerspruch). Tot de beslissing telt het einde meestal niet en mag u doorgaan.',
  },
  'de.exam.right-rethink': {
    says: 'U mag uw werk en de punten zien. Toont u wat fout is beoordeeld, dan moeten de examinatoren opnieuw nadenken.',
  },
  'de.exam.right-ill': {
    says: 'Storing of ziekte telt alleen als u dat meteen meldde, met doktersbriefje. Hardheid kan een extra kans geven: lees de regels.',
  },
  'de.exam.step': {
    says: 'Vraag vandaag inzage (Akteneinsicht) en stuur een kort bezwaar. Redenen kunnen volgen. De AStA geeft gratis raad.',
  },
}
