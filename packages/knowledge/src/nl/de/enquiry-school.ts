/** The German words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'nl.ask.school-bullying': {
    says: 'Die Schule muss ihre Schüler schützen und gegen Mobbing handeln. Jede Schule hat dafür jemanden. Schreiben Sie auf, was geschieht, bewahren Sie Nachrichten auf und bitten Sie die Schule schriftlich um einen Plan mit Daten. Hilft das nicht, beschweren Sie sich beim Träger und dann bei der Beschwerdestelle (klachtencommissie). Sie können auch die Vertrauensinspektion anrufen (vertrouwensinspecteur, 0900 111 31 11). Geschlagen oder bedroht? Melden Sie es der Polizei.',
  },
}
