/** Die Schuld einer verstorbenen Person: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_DE: Words = {
  'gb.estate-debt.not-yours': {
    says: 'So eine Schuld wird aus dem Nachlass bezahlt, nicht aus Ihrem Geld. Sie trifft Sie nur, wenn Sie auch unterschrieben haben.',
  },
  'gb.estate-debt.step-tell': {
    says: 'Nennen Sie den Todestag und wer den Nachlass regelt. Verlangen Sie Aufstellung und Beleg, und versprechen Sie nichts.',
  },
  'gb.estate-debt.step-list': {
    says: 'Listen Sie vor jeder Zahlung alles auf, was da ist und was geschuldet wird. Zahlen Sie nichts aus eigenem Geld.',
  },
  'gb.estate-debt.step-insurance': {
    says: 'Suchen Sie nach einer Versicherung, die bei Tod zahlt: Lebensversicherung, Kreditversicherung oder Leistung vom Betrieb.',
  },
  'gb.estate-debt.right-not-enough': {
    says: 'Reicht der Nachlass nicht, bleibt der Rest unbezahlt. Die Familie muss ihn nicht ausgleichen.',
  },
  'gb.estate-debt.right-time': {
    says: 'Bank und Inkasso müssen fair und rücksichtsvoll sein. Bitten Sie um Aufschub und Stopp der Kosten, bis der Nachlass klar ist.',
  },
  'gb.estate-debt.right-order': {
    says: 'Eine angemessene Beerdigung und die Kosten des Nachlasses kommen zuerst. Kredite und Karten kommen später und teilen sich gleich, wenn es nicht reicht.',
  },
  'gb.estate-debt.right-old': {
    says: 'Auch hier kann eine Schuld zu alt sein: meist nach sechs Jahren ohne Zahlung oder schriftliche Anerkennung. Prüfen Sie das vor dem Zahlen.',
  },
  'gb.estate-debt.warning-joint': {
    says: 'Hatten Sie Kredit oder Konto gemeinsam oder gebürgt, schulden Sie es weiter. Bitten Sie um einen Plan, den Sie zahlen können.',
  },
  'gb.estate-debt.warning-executor': {
    says: 'Wer als Nachlassverwalter (executor) Geld verteilt oder falsch zahlt, solange Schulden offen sind, muss sie vielleicht selbst zahlen.',
  },
  'gb.estate-debt.insight-notice': {
    says: 'Eine Anzeige in The Gazette und einer örtlichen Zeitung schützt den Nachlassverwalter vor unbekannten Schulden.',
    actionable: 'Warten Sie danach mindestens zwei Monate, bevor Sie den Rest verteilen.',
  },
  'gb.estate-debt.option-reply': {
    says: 'Schreiben Sie, dass Sie nur für den Nachlass antworten. Verlangen Sie die Abrechnung und sagen Sie, wann Sie mehr wissen.',
    title: 'Um Beleg und Zeit bitten',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt.',
    risk: 'Zinsen laufen weiter, wenn sie nicht zustimmen.',
    bestFor: 'Es ist früh, und der Nachlass ist noch unklar.',
  },
  'gb.estate-debt.option-nothing': {
    says: 'Schicken Sie eine kurze Liste von Vermögen und Schulden, und bitten Sie, das Konto zu schließen.',
    title: 'Sagen, dass der Nachlass nicht reicht',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt.',
    risk: 'Eine falsche Liste kann Folgen haben. Holen Sie vorher Rat.',
    bestFor: 'Nach der Beerdigung bleibt wenig.',
  },
  'gb.estate-debt.scotland': {
    says: 'In den ersten sechs Monaten nach dem Tod muss der Nachlassverwalter (executor) gewöhnliche Schulden nicht zahlen. Die Beerdigung geht vor.',
  },
  'gb.estate-debt.ni': {
    says: 'Die Beerdigung und die Kosten des Nachlasses kommen zuerst. Gewöhnliche Schulden kommen später aus dem Rest.',
  },
}
