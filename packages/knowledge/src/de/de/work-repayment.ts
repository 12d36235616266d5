/** The German words of the rows in ../work-repayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_REPAYMENT_DE: Words = {
  'de.pay-back.want': {
    says: 'Ihr Arbeitgeber sagt, er habe aus Versehen zu viel gezahlt, und will es zurück.',
  },
  'de.pay-back.reality': {
    says: 'Das ist kein Bescheid. Der Arbeitgeber muss Fehler und Summe beweisen wie bei jeder Forderung.',
  },
  'de.pay-back.right-spent': {
    says: 'War es wenig und haben Sie es gutgläubig im Alltag verbraucht? Dann dürfen Sie es behalten. Nicht, wenn Sie den Fehler kannten.',
  },
  'de.pay-back.right-pay': {
    says: 'Sie dürfen nicht einfach alles vom nächsten Lohn abziehen. Der unpfändbare Teil muss bei Ihnen ankommen.',
  },
  'de.pay-back.right-late': {
    says: 'Viele Verträge lassen solche Ansprüche nach drei Monaten oder später verfallen, auch die des Arbeitgebers. Sonst gelten drei Jahre.',
  },
  'de.pay-back.step': {
    says: 'Vergleichen Sie Vertrag und Abrechnungen. Fragen Sie schriftlich nach der Berechnung, brutto und netto. Unterschreiben Sie noch nichts.',
  },
  'de.pay-back.option': {
    says: 'Stimmt es, bieten Sie kleine Raten an.',
    title: 'Raten anbieten',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Es kann als Anerkenntnis gelten.',
    bestFor: 'Der Fehler ist klar.',
  },
  'de.training.want': {
    says: 'Ihr Arbeitgeber will Fortbildungskosten zurück, weil Sie gehen.',
  },
  'de.training.reality': {
    says: 'Viele solche Klauseln sind unwirksam. Dann schulden Sie gar nichts.',
  },
  'de.training.right-term': {
    says: 'Die Klausel muss vorher vereinbart sein, Kosten nennen und die Summe monatlich senken. Die Bindung darf nicht zu lang sein: oft ein Jahr für einen Monat Kurs.',
  },
  'de.training.right-reason': {
    says: 'Eine Klausel ist unwirksam, wenn Sie aus jedem Grund zahlen sollen. Etwa auch, wenn die Firma kündigt oder Sie durch Krankheit nicht mehr können.',
  },
  'de.training.step': {
    says: 'Zahlen Sie noch nicht. Zeigen Sie die Vereinbarung der Gewerkschaft oder einem Anwalt.',
  },
  'de.training.option': {
    says: 'Schreiben Sie, dass die Klausel unwirksam ist, und warum.',
    title: 'Forderung zurückweisen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Sie können klagen.',
    bestFor: 'Die Klausel ist hart oder unklar.',
  },
}
