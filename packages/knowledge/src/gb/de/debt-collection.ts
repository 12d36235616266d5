/** Mahnung und Inkasso: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'gb.debt.option-dispute': {
    says: 'Verlangen Sie schriftlich Beweise für Schuld, Summen und Eigentümer. Schreiben Sie, was nach Ihrer Meinung falsch ist.',
    title: 'Beweise verlangen',
    cost: 'Eine Briefmarke, per E-Mail nichts. £1, wenn Sie einen Kreditvertrag verlangen.',
    time: 'Eine Stunde zum Schreiben. Die Antwort dauert oft zwei bis acht Wochen.',
    risk: 'Gering, wenn Sie die Schuld nicht anerkennen. Beweisen sie sie, müssen Sie zahlen oder etwas anbieten.',
    bestFor: 'Sie kennen die Schuld nicht, die Summe wirkt falsch oder sie ist alt.',
  },
  'gb.debt.option-negotiate': {
    says: 'Schicken Sie einen Haushaltsplan. Bieten Sie eine Monatsrate an oder eine kleinere Summe zum Abschluss. Bitten Sie um einen Zinsstopp.',
    title: 'Anbieten, was Sie zahlen können',
    cost: 'Was Sie anbieten. Nie mehr, als Sie übrig haben.',
    time: 'Ein Abend für den Haushaltsplan. Eine Antwort nach einigen Wochen.',
    risk: 'Ein Angebot oder eine Zahlung kann bei alten Schulden die Verjährung neu starten.',
    bestFor: 'Sie schulden es und die Schuld ist nicht alt.',
  },
  'gb.debt.option-help': {
    says: 'Eine kostenlose Beratung kann die Schuld prüfen, für Sie schreiben und alle Schulden zusammen ansehen.',
    title: 'Mit einer kostenlosen Schuldnerberatung sprechen',
    cost: 'Nichts. Zahlen Sie nie für Schuldnerberatung.',
    time: 'Ein Anruf von etwa einer Stunde.',
    risk: 'Keines.',
    bestFor: 'Sie haben mehr als eine Schuld oder die Sorge ist zu groß.',
  },
  'gb.debt.option-complain': {
    says: 'Täuschen, bedrohen oder ignorieren sie Sie? Beschweren Sie sich bei der Firma. Gehen Sie dann zum Financial Ombudsman.',
    title: 'Sich über ihr Verhalten beschweren',
    cost: 'Nichts.',
    time: 'Bis zu acht Wochen bei der Firma. Einige Monate beim Ombudsman.',
    risk: 'Die Schuld bleibt während der Prüfung. Sie sollen Sie trotzdem fair behandeln.',
    bestFor: 'Sie rufen zu oft an, behaupten falsche Macht oder ignorieren Ihren Widerspruch.',
  },
}
