/** The German words of the rows in ../pay-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAID_TOO_MUCH_DE: Words = {
  'fr.pay-back.want': {
    says: 'Ihr Arbeitgeber sagt, dass er Ihnen aus Versehen zu viel gezahlt hat, und will es zurück.',
  },
  'fr.pay-back.reality': {
    says: 'Das ist keine Entscheidung eines Amtes. Ihr Arbeitgeber muss das Versehen beweisen. Lohn, der Ihnen nicht zustand, müssen Sie zurückgeben, aber meist in kleinen Teilen.',
  },
  'fr.pay-back.right-part': {
    says: 'Man darf nur kleine Teile einbehalten: meist ein Zehntel jedes Lohns, und nie, was nicht pfändbar ist. Der Rest muss bei Ihnen ankommen.',
  },
  'fr.pay-back.right-years': {
    says: 'Man kann nur drei Jahre zurückgehen, ab dem Tag, an dem man es wusste oder hätte wissen müssen.',
  },
  'fr.pay-back.right-fault': {
    says: 'War es das Versehen des Arbeitgebers und hat es Ihnen geschadet? Ein Richter kann die Summe verringern.',
  },
  'fr.pay-back.step': {
    says: 'Vergleichen Sie Vertrag und Lohnzettel. Verlangen Sie schriftlich die Rechnung, vor und nach Steuern. Stimmen Sie noch keinem großen Abzug auf einmal zu.',
  },
  'fr.pay-back.option': {
    says: 'Stimmt es, bieten Sie jeden Monat kleine Teile an.',
    title: 'Kleine Teile anbieten',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Es gilt als Anerkennung.',
    bestFor: 'Das Versehen ist klar.',
  },
  'fr.pay-back.option-dispute': {
    says: 'Sagen Sie, warum es falsch ist. Kürzt man Ihren Lohn trotzdem, gehen Sie im Eilverfahren (référé) vor das Arbeitsgericht (prud’hommes).',
    title: 'Es bestreiten',
    cost: 'Ein Brief. Vor Gericht kann ein Beitrag von 50 € anfallen; nicht mit Prozesskostenhilfe.',
    time: 'Einige Wochen.',
    risk: 'Man kann vor Gericht gehen.',
    bestFor: 'Die Summe ist falsch oder zu alt.',
  },
  'fr.pay-kept.want': {
    says: 'Ihr Arbeitgeber behält einen Teil des Lohns für einen Schaden ein. Er sagt, Sie müssten ihn tragen.',
  },
  'fr.pay-kept.right': {
    says: 'Für Schaden, Kassenfehlbetrag oder verlorenes Werkzeug darf kein Lohn einbehalten werden. Geldbußen sind verboten. Sie haften nur bei Absicht (faute lourde), und ein Gericht muss das sagen.',
  },
  'fr.pay-kept.right-time': {
    says: 'Lohn ist jeden Monat fällig. Sie haben drei Jahre, um ihn zu fordern. Der schnelle Weg (référé) braucht keinen Anwalt.',
  },
  'fr.pay-kept.step': {
    says: 'Fordern Sie die Summe per Einschreiben mit einem Zahltag. Danach zum Arbeitsgericht (prud’hommes). Ein Beitrag von 50 € kann anfallen, nicht mit Prozesskostenhilfe.',
  },
}
