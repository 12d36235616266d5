/** Questions about how much pay is due: overtime, holiday pay, the pay slip and a cut: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
  'nl.ask.overtime': {
    says: 'Ihr Vertrag oder Tarifvertrag (CAO) sagt, ob Überstunden bezahlt werden. Für jede Stunde muss es mindestens den Mindestlohn geben. Notieren Sie die Stunden und fordern Sie sie, bis zu fünf Jahre zurück.',
    dependsOn: 'von Vertrag und CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Sie haben Anspruch auf mindestens 8 % Ihres Lohns als Urlaubsgeld. Es kommt meist im Mai oder Juni und am Ende der Stelle. Verlangen Sie es schriftlich mit Frist. Bei später Zahlung können Sie bis zu 50 % mehr fordern.',
  },
  'nl.ask.pay-slip': {
    says: 'Der Arbeitgeber muss Ihnen bei jeder Änderung eine Lohnabrechnung geben, auf Papier oder online. Sie muss Lohn, Stunden und Abzüge zeigen. Verlangen Sie sie schriftlich mit Frist. Sie können auch die Arbeidsinspectie informieren.',
  },
  'nl.ask.pay-cut': {
    says: 'Der Lohn ist Teil Ihres Vertrags. Er sinkt nur mit Ihrem Ja oder bei schriftlicher Änderungsklausel und sehr wichtigem Grund. Schreiben Sie, dass Sie nicht einverstanden sind, und verlangen Sie den vollen Lohn. Unterschreiben Sie nichts.',
  },
  'nl.ask.holiday-pay-resigned': {
    says: 'Sie behalten es, auch wenn Sie selbst kündigen. Endet die Stelle, muss der Arbeitgeber das angesparte Urlaubsgeld zahlen: mindestens 8 % vom Lohn seit der letzten Zahlung. Nicht genommene Urlaubstage werden auch bezahlt. Es kommt mit dem letzten Lohn oder binnen eines Monats. Fehlt es? Fordern Sie es schriftlich mit letztem Tag; Verspätung kann bis zu 50 % mehr kosten. Abziehen dürfen sie nur zu viel genommenen Urlaub.',
  },
}
