/** The German words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'jp.ask.school-bullying': {
    says: 'Sagen Sie es der Schule schriftlich und verlangen Sie eine Prüfung als Mobbing (いじめ): Sie muss prüfen, melden und Ihr Kind schützen. Bei schwerem Schaden oder langem Fehlen muss es eine Untersuchung geben. Führen Sie ein Tagebuch, sammeln Sie Fotos und Arztberichte. Fragen Sie auch die Schulbehörde (教育委員会). Die 0120-0-78310 ist immer frei und kostenlos. Bei Gewalt zur Polizei.',
  },
}
