/** The German words of the rows in ../enquiry-punished-for-asking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUNISHED_FOR_ASKING_DE: Words = {
  'us.fact.asked-then-punished': {
    says: 'Man darf Ihnen nicht die Schichten kürzen oder kündigen, weil Sie nach Ihrem Lohn gefragt haben, egal welche Papiere Sie haben. Heben Sie Nachrichten auf und notieren Sie Daten. Beschweren Sie sich kostenlos bei der Wage and Hour Division oder dem Arbeitsamt des Bundesstaats. Sie können entgangenen Lohn und meist dasselbe noch einmal verlangen, neben den Überstunden.',
  },
  'us.fact.register-short': {
    says: 'Bundesrecht verbietet es, wenn Ihr Lohn der Woche dadurch unter den Mindestlohn fällt. Viele Bundesstaaten, etwa Kalifornien und New York, verbieten es fast immer, andere verlangen vorher Ihre schriftliche Zustimmung. Fragen Sie schriftlich nach Beweis und Regel. Dann stellen Sie kostenlos einen Lohnantrag beim Arbeitsamt des Bundesstaats.',
    dependsOn: 'Ihr Lohn und Ihr Bundesstaat',
  },
  'us.fact.quit-without-notice': {
    says: 'Für die meisten Stellen verlangt kein Gesetz zwei Wochen Frist, und sofort zu gehen kostet Sie nicht den Lohn für gearbeitete Stunden. Er ist spätestens am nächsten Zahltag fällig. Verlangen Sie ihn schriftlich mit Ihren Stunden. Dann stellen Sie kostenlos einen Lohnantrag beim Arbeitsamt des Bundesstaats oder der Wage and Hour Division.',
  },
}
