/** The German words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_DE: Words = {
  'be.ask.used-car': {
    dependsOn: 'wer es verkauft hat',
    says: 'Ein gewerblicher Verkäufer schuldet zwei Jahre Garantie, mindestens eins, wenn schriftlich vereinbart. Melden Sie den Mangel binnen zwei Monaten. Bei einem Privaten gilt nur die Regel über versteckte Mängel: Handeln Sie sofort, mit Gutachten.',
  },
}
