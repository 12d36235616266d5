/** The German words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_DE: Words = {
  'au.benefit.want': { says: 'Suchen Sie, um welche Wochen es geht, wie viel und warum.' },
  'au.benefit.reality': {
    says: 'Forderungen von Centrelink können falsch sein. Sie können um eine Überprüfung (review) bitten, und um eine Pause, solange man prüft.',
  },
  'au.benefit.who': {
    says: 'Services Australia führt Centrelink. Die Überprüfung macht jemand vom Amt, der vorher nicht beteiligt war.',
  },
  'au.benefit.rights': {
    says: 'Sie können fragen, wie man es berechnet hat, um eine Überprüfung (review) bitten und dann zum Tribunal gehen. Alles ist kostenlos.',
  },
  'au.benefit.know-waiver': {
    says: 'Eine Schuld kann erlassen werden, wenn allein Centrelink den Fehler machte und Sie das Geld in gutem Glauben nahmen. Auch besondere Umstände können zählen.',
  },
  'au.benefit.right-review': {
    says: 'Sie können eine Schuld überprüfen lassen (review). Es gibt dafür keinen letzten Tag, aber bald ist besser.',
  },
  'au.benefit.right-pause': {
    says: 'Sie können bitten, dass man kein Geld mehr nimmt, solange man die Schuld überprüft.',
  },
  'au.benefit.right-tribunal': {
    says: 'Sagt die Überprüfung Nein, können Sie kostenlos zum Administrative Review Tribunal gehen.',
  },
  'au.benefit.thirteen-weeks': {
    says: 'Bitten Sie binnen 13 Wochen nach dem Brief darum. So behalten Sie Ihr volles Recht auf Nachzahlung.',
    action: 'Um eine Überprüfung der Entscheidung bitten',
    consequence:
      'Gewinnen Sie später, bekommen Sie vielleicht keine Nachzahlung für die Zeit, bevor Sie darum baten.',
  },
  'au.benefit.step-explain': {
    says: 'Fragen Sie nach den Gründen und den Summen. Vergleichen Sie sie mit Ihren Lohnzetteln.',
  },
  'au.benefit.step-review': {
    says: 'Bitten Sie schriftlich um eine förmliche Überprüfung (formal review). Bitten Sie zugleich um eine Pause.',
  },
  'au.benefit.step-legal': {
    says: 'Holen Sie vor jedem Gespräch kostenlose Hilfe bei einer Sozialrechtsberatung (welfare rights centre) oder bei der Rechtshilfe (legal aid).',
  },
  'au.benefit.opt-review': {
    says: 'Sagen Sie, dass ein Authorised Review Officer die Schuld prüfen soll.',
    title: 'Um eine Überprüfung bitten',
    cost: 'Kostenlos.',
    time: 'Am besten binnen 13 Wochen.',
    risk: 'Die Summe könnte steigen.',
    bestFor: 'Die Schuld oder die Summe sieht falsch aus.',
  },
  'au.benefit.opt-plan': {
    says: 'Sagen Sie, was Sie einnehmen und was Sie ausgeben.',
    title: 'Um kleinere Zahlungen bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Jetzt.',
    risk: 'Gering.',
    bestFor: 'Es stimmt, aber Sie können nicht sofort zahlen.',
  },
  'au.benefit.opt-waiver': {
    says: 'Erklären Sie, was schiefging und was in Ihrem Leben besonders ist.',
    title: 'Um einen Erlass (waiver) bitten',
    cost: 'Kostenlos.',
    time: 'Zusammen mit der Überprüfung.',
    risk: 'Gering.',
    bestFor: 'Es war der Fehler des Amts, oder Ihr Fall ist besonders.',
  },
  'au.benefit.warn': {
    says: 'Spricht man von einer Straftat oder von einem Verhör mit Belehrung (interview under caution), holen Sie rechtliche Hilfe, bevor Sie etwas sagen.',
  },
  'au.benefit.insight-averaged': {
    says: 'Eine Schuld darf nicht allein darauf beruhen, dass man Steuerdaten eines Jahres gleichmäßig auf die Zweiwochen-Zeiträume verteilt. Der Staat (Commonwealth) hat das 2019 vor Gericht anerkannt.',
    actionable:
      'Fragen Sie, wie jeder Zeitraum von zwei Wochen berechnet wurde, und bitten Sie um eine Überprüfung.',
  },
  'au.benefit.know-when-owed': {
    says: 'Es ist nur dann eine Schuld, wenn Sie mehr bekamen, als das Gesetz erlaubte. Man muss zeigen können, wie man es berechnet hat.',
  },
  'au.benefit.right-small': {
    says: 'Seit dem 20. März 2026 fällt eine kleine Schuld durch Gesetz weg. Die Grenze war 250 $ und steigt jedes Jahr im Juli.',
  },
  'au.benefit.right-special': {
    says: 'Eine Schuld kann wegen besonderer Umstände erlassen werden, etwa Krankheit oder Gewalt zu Hause. Es kann auch helfen, wenn Sie jemand gezwungen hat oder für Sie gelogen hat.',
  },
}
