/** The German words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Mobbing in der Schule ist eine Straftat, auch im Netz. Notieren Sie jeden Vorfall und bewahren Sie Bildschirmfotos auf. Schreiben Sie der Schulleitung und fragen Sie, was bis wann geschieht. Rufen Sie die 3018 an, das ist kostenlos. Tut die Schule nichts, schreiben Sie dem Schulamt (rectorat, DASEN). Sie können bei der Polizei Anzeige erstatten.',
  },
  'fr.ask-family.school-place': {
    says: 'Nein. Jedes Kind von 3 bis 16 hat ein Recht auf Schule am Wohnort, auch im Hotel, im Lager oder bei anderen, mit oder ohne Papiere. Die Stadt darf nur nach Person, Kind und Wohnort fragen; Ihre unterschriebene Erklärung genügt. Fragen Sie heute schriftlich. Weigert sich der Bürgermeister, muss die Schulbehörde (DASEN) oder der Präfekt das Kind anmelden. Ein Gericht kann es in 48 Stunden anordnen. Der Défenseur des droits hilft kostenlos.',
  },
}
