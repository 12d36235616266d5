/** The German words of the rows in ../enquiry-redundancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_DE: Words = {
  'nl.ask.transition-pay': {
    says: 'Meist bekommen Sie ein Drittel Monatslohn je Jahr, ab dem ersten Tag. Nicht, wenn Sie selbst gehen, anderes vereinbaren oder schwere Schuld haben. Fordern Sie es binnen drei Monaten nach dem Ende.',
    dependsOn: 'wer die Stelle beendet hat und warum',
  },
  'nl.ask.redundancy': {
    says: 'Ihr Arbeitgeber braucht zuerst die Erlaubnis des UWV, muss eine feste Reihenfolge einhalten und andere Arbeit suchen. Sie können dem UWV binnen zwei Wochen antworten. Am Ende gibt es die Übergangszahlung. Unterschreiben Sie nichts ohne Rat.',
  },
}
