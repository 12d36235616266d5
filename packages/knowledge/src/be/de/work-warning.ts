/** A written warning of an employer (avertissement, verwittiging): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_WORDS: Words = {
  'be.warning.right-rules': {
    says: 'Der Arbeitgeber darf nur die Strafen geben, die seine Arbeitsordnung nennt. Er muss sie spätestens am Arbeitstag nach der Feststellung des Fehlers mitteilen.',
  },
  'be.warning.step-answer': {
    says: 'Antworten Sie schriftlich, wenn es falsch oder unfair ist, und bitten Sie, die Antwort in Ihre Akte zu legen. Zeigen Sie es der Gewerkschaft. Unterschreiben heißt nur: erhalten.',
  },
}
