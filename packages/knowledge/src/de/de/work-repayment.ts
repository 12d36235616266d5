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
  'de.pay-kept.want': {
    says: 'Ihr Arbeitgeber behält einen Teil des Lohns für einen Schaden ein. Er sagt, Sie müssten ihn tragen.',
  },
  'de.pay-kept.right-safe': {
    says: 'Was nicht pfändbar ist, darf auch nicht einbehalten werden, außer bei Schaden mit Absicht. Bis 30. Juni 2027 sind das mindestens 1.587,40 € netto im Monat.',
  },
  'de.pay-kept.right-damage': {
    says: 'Ein leichtes Versehen bei der Arbeit kostet Sie nichts. Bei mehr Leichtsinn schulden Sie einen fairen Teil. Der Arbeitgeber muss Schaden und Schuld beweisen.',
  },
  'de.pay-kept.step': {
    says: 'Widersprechen Sie schriftlich und fordern Sie den vollen Lohn bis zu einem Tag. Bald: Viele Verträge lassen Lohn nach drei Monaten verfallen. Kein Anerkenntnis unterschreiben.',
  },
  'de.pay-kept.option': {
    says: 'Die Rechtsantragstelle des Arbeitsgerichts schreibt Ihre Klage kostenlos auf.',
    title: 'Den Lohn beim Arbeitsgericht einklagen',
    cost: 'Geringe Gerichtskosten. In erster Instanz zahlt jeder seinen Anwalt selbst.',
    time: 'Ein Gütetermin meist in einigen Wochen.',
    risk: 'Einen eigenen Anwalt zahlen Sie selbst.',
    bestFor: 'Sie zahlen trotz Ihres Briefs nicht.',
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
