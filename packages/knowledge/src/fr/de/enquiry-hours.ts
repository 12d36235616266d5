/** The German words of the rows in ../enquiry-hours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOURS_WORDS: Words = {
  'fr.ask-work.overtime': {
    says: 'Schreiben Sie Ihre Stunden Tag für Tag auf. Vor Gericht zeigen Sie Stunden, die genau genug sind; dann muss der Arbeitgeber seine zeigen. Die ersten acht je Woche bringen 25 % mehr, danach 50 %, außer ein Tarifvertrag setzt weniger fest (mindestens 10 %). Sie können drei Jahre fordern.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'wie groß die Änderung ist',
    says: 'Kleine Änderungen am Tag darf der Chef bestimmen, mit fairer Frist. Lohn, Länge der Arbeit oder Wechsel von Tag zu Nacht brauchen Ihr Ja. In Teilzeit gelten meist sieben Arbeitstage Frist. Antworten Sie schriftlich.',
  },
}
