/** The German words of the rows in ../enquiry-private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_WORDS: Words = {
  'ch.ask.private-parking': {
    says: 'Ein Privater kann keine Busse geben. Er darf nur die Kosten verlangen, die er wirklich hatte, und muss sie zeigen. Eine echte Busse gibt nur die Behörde, wo ein Schild das richterliche Verbot zeigt, auf Anzeige innert drei Monaten. Standen Sie dort zu Unrecht, beendet ein fairer Betrag es meist.',
    dependsOn: 'das Schild vor Ort und die wirklichen Kosten',
  },
}
