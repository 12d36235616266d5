/** German: copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_AND_DATA_DE: Words = {
  'ie.data-copy.right': {
    says: 'Sie bekommen kostenlos eine Kopie Ihrer Daten innerhalb eines Monats. In schwierigen Fällen sind es zwei Monate mehr. Man darf prüfen, wer Sie sind, aber nicht zu viel verlangen.',
  },
  'ie.data-copy.wants': { says: 'Man antwortet auf Ihre Bitte um eine Kopie Ihrer Daten.' },
  'ie.data-copy.step': {
    says: 'Schreiben Sie zurück: Auf welche Regel stützt man sich? Verlangen Sie alles, was nicht andere betrifft. Beschweren Sie sich dann kostenlos bei der Data Protection Commission.',
  },
  'ie.board.wants': {
    says: 'Jemand sagt, dass Sie an einer Verletzung schuld sind. Das Board fragt, ob es den Anspruch bewerten darf.',
  },
  'ie.board.right-choice': {
    says: 'Sie haben 90 Tage, um der Bewertung zuzustimmen oder nicht. Zustimmen heißt nicht, Schuld zuzugeben. Schweigen gilt als Ja.',
  },
  'ie.board.step': {
    says: 'Schicken Sie den Brief heute Ihrer Versicherung und geben Sie nichts zu. Schreiben Sie auf, was geschah, mit Namen und Fotos.',
  },
  'ie.instalment.right-change': {
    says: 'Schaffen Sie die Raten nicht, bitten Sie den District Court, die Anordnung (instalment order) zu ändern. Gefängnis droht nur, wer zahlen kann und nicht will, nach einer Verhandlung mit Anwaltshilfe.',
  },
  'ie.broadband.right-leave': {
    says: 'Ein Vertrag darf Sie höchstens 24 Monate binden. Bleibt der Dienst weit unter dem Versprochenen oder ändern sich die Bedingungen, können Sie kostenlos gehen.',
  },
  'ie.broadband.right-service': {
    says: 'Der Dienst muss sorgfältig und wie vereinbart sein. Sonst können Sie Abhilfe oder Geld zurück verlangen.',
  },
  'ie.need.wants': {
    says: 'Es geht um die Prüfung, was Ihr Kind oder Sie wegen einer Behinderung brauchen.',
  },
  'ie.need.right-time': {
    says: 'Die Prüfung muss innerhalb von drei Monaten nach dem Antrag beginnen und in drei weiteren enden. Sonst können Sie sich beschweren.',
  },
  'ie.need.step': {
    says: 'Schicken Sie jetzt eine Beschwerde an die Stelle der HSE (complaints officer). Danach können Sie weitergehen, und der Circuit Court kann das Entschiedene durchsetzen.',
  },
  'ie.bully.right': {
    says: 'Ihr Arbeitgeber muss Sie vor Mobbing schützen und eine Beschwerde prüfen. Man darf Sie dafür nicht bestrafen. Beschweren Sie sich schriftlich, bevor Sie gehen.',
  },
  'ie.couple.right-share': {
    says: 'Nach fünf Jahren zusammen, oder zwei mit Kind, können Sie bei Gericht einen Anteil oder Unterhalt verlangen. Nach einem Tod innerhalb von sechs Monaten ab dem Nachlasszeugnis.',
  },
  'ie.couple.answer': {
    says: 'Ohne Testament erbt ein unverheirateter Partner nichts von selbst. Nach fünf Jahren zusammen, oder zwei mit Kind, können Sie bei Gericht einen Anteil verlangen. Klagen Sie innerhalb von sechs Monaten ab dem Nachlasszeugnis.',
  },
  'ie.work.right-short-service': {
    says: 'Auch mit weniger als einem Jahr in der Stelle können Sie einen Streit zur Workplace Relations Commission bringen. Ihre Ansicht bindet den Arbeitgeber nicht. Eine Kündigung wegen Schwangerschaft, Diskriminierung oder einer Meldung ist vom ersten Tag an verboten.',
  },
}
