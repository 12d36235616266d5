/** A child who is excluded from school: the governors and the panel. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_EXCLUSION_DE: Words = {
  'gb.school.wants': {
    says: 'Die Schule schließt Ihr Kind für eine Zeit oder für immer aus. Der Brief muss sagen, warum, wie lange und wie Sie sich wehren.',
  },
  'gb.school.right-governors': {
    says: 'Sie können sich bei den Schulräten (governors) äußern. Bei einem Ausschluss für immer oder über 15 Tagen im Halbjahr müssen sie innerhalb von 15 Schultagen prüfen.',
  },
  'gb.school.right-panel': {
    says: 'Bleiben die Schulräte beim Ausschluss für immer, haben Sie 15 Schultage. Dann prüft eine unabhängige Stelle (review panel), wenn Sie es verlangen.',
  },
  'gb.school.exclude-step': {
    says: 'Verlangen Sie den Brief und die Belege schriftlich. Schreiben Sie auf, was Ihr Kind sagt, und bitten Sie um ein Gespräch mit den governors.',
  },
  'gb.school.answer-excluded': {
    says: 'Verlangen Sie die Gründe schriftlich und äußern Sie sich bei den Schulräten (governors). Bei einem Ausschluss für immer kann eine unabhängige Stelle prüfen. Ein Kind mit Behinderung hat mehr Rechte.',
  },
}
