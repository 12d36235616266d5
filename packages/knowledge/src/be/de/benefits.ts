/** The German words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'be.benefit.want': {
    says: 'Sie sagen, dass Sie zu viel bekommen haben, und wollen es zurück.',
  },
  'be.benefit.who': {
    says: 'Eine Stelle der Sozialversicherung entscheidet über Leistungen. Das Arbeitsgericht kann ihre Entscheidung ändern.',
  },
  'be.benefit.reality': {
    says: 'So eine Entscheidung kann falsch sein oder gesenkt werden. Sie können kostenlos zum Arbeitsgericht gehen.',
  },
  'be.benefit.rights-summary': {
    says: 'Sie dürfen nach Gründen fragen, binnen drei Monaten klagen, und um einen Plan oder Erlass bitten.',
  },
  'be.benefit.deadline-appeal': {
    says: 'Sie haben ab der Zustellung drei Monate für das Arbeitsgericht. Wir zählen ab dem Datum des Briefes.',
    action: 'Klage beim Arbeitsgericht einreichen',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'be.benefit.right-reasons': {
    says: 'Eine Entscheidung muss sagen, warum, wie der Betrag zustande kommt und wie Sie klagen. Fehlt, wie und bis wann Sie klagen können, beginnen die drei Monate nicht.',
  },
  'be.benefit.right-their-error': {
    says: 'Hat die Stelle den Fehler gemacht und konnten Sie das nicht wissen, darf sie meist nichts für die Vergangenheit zurückfordern.',
  },
  'be.benefit.right-onem-heard': {
    says: 'Bevor das ONEM (RVA, LfA) Leistungen stoppt oder zurückfordert, muss es Sie in der Regel anhören. Sie dürfen eine Anwältin oder Ihre Gewerkschaft mitbringen, schriftlich antworten und einmal einen anderen Tag erbitten.',
  },
  'be.benefit.right-onem-home': {
    says: 'Ein gemeinsames Dach und geteilte Kosten sind noch kein Zusammenleben. Es zählt nur, wenn Sie auch den Haushalt gemeinsam führen: Essen, Einkauf, Putzen, Geld. Zeigen Sie, dass es nicht so ist.',
  },
  'be.benefit.right-good-faith': {
    says: 'Für Arbeitslosengeld, das Sie in gutem Glauben bekamen, können nur die letzten 150 Tage zurückgefordert werden.',
  },
  'be.benefit.step-ask': {
    says: 'Bitten Sie um Ihre Akte und die Berechnung.',
  },
  'be.benefit.step-union': {
    says: 'Zeigen Sie es diese Woche Ihrer Gewerkschaft, Ihrer Krankenkasse oder einem ÖSHZ. Sie helfen kostenlos.',
  },
  'be.benefit.step-appeal': {
    says: 'Ist sie falsch, schicken Sie die Klage binnen drei Monaten per Einschreiben. Sie brauchen keinen Anwalt.',
  },
  'be.benefit.option-appeal': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und warum. Legen Sie die Entscheidung bei.',
    title: 'Zum Arbeitsgericht gehen',
    cost: 'Kostenlos',
    time: 'Binnen drei Monaten',
    risk: 'Meist keines.',
    bestFor: 'Der Betrag ist falsch oder Sie handelten in gutem Glauben.',
  },
  'be.benefit.option-plan': {
    says: 'Bitten Sie um einen Plan, der Ihnen genug zum Leben lässt.',
    title: 'Um Raten bitten',
    cost: 'Der Betrag, in Teilen',
    time: 'Jetzt',
    risk: 'Keines. Die drei Monate laufen weiter.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'be.benefit.option-waiver': {
    says: 'Schreiben Sie Ihr Einkommen und bitten Sie um Erlass, ganz oder zum Teil.',
    title: 'Um Erlass bitten',
    cost: 'Kostenlos',
    time: 'Vor oder nach der Klage',
    risk: 'Sie können Nein sagen.',
    bestFor: 'Sie können es nie zahlen oder handelten in gutem Glauben.',
  },
}
