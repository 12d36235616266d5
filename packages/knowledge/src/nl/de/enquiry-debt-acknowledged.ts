/** Questions about a paper of a collector by which one acknowledges a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_DE: Words = {
  'nl.ask.sign-acknowledgement': {
    says: 'Unterschreiben Sie nicht, bevor Sie die Schuld geprüft haben. Wer anerkennt, lässt die Verjährung neu beginnen und verliert meist seine Einwände: nie geschuldet, bezahlt, zu alt. Verlangen Sie schriftlich Vertrag, Abrechnung und Nachweis der Berechtigung. Stimmt sie, bieten Sie Raten ohne diese Worte an, nur was Sie zahlen können. Eine Firma ohne Gerichtstitel kann nicht pfänden.',
  },
}
