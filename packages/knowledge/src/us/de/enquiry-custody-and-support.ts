/** Questions about children of parents apart, and protection from a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CUSTODY_AND_SUPPORT_DE: Words = {
  'us.ask-life.custody': {
    says: 'Fragen Sie das Familiengericht; bis dahin gilt die bestehende Anordnung (order). Meist entscheidet der Bundesstaat, in dem das Kind sechs Monate gelebt hat. Viele Gerichte haben kostenlose Formulare und Hilfe.',
    dependsOn: 'was in der Anordnung steht und was für das Kind am besten ist',
  },
  'us.ask-life.support-change': {
    says: 'Bitten Sie das Gericht oder das Amt sofort um die Änderung. Alte Schuld wird meist nicht gesenkt, also zählt jeder Monat. Zahlen Sie, was Sie können.',
  },
  'us.ask-life.support-unpaid': {
    says: 'Melden Sie den Fall bei der Unterhaltsstelle (child support agency) Ihres Bundesstaats. Sie kann Lohn, Steuererstattungen und Konten nehmen und einen Führerschein sperren. Jede versäumte Zahlung zählt wie ein Urteil. Die Gebühr ist höchstens 25 $, oft nichts.',
  },
  'us.trouble.move-kids': {
    says: 'Mit einer Sorgerechtsanordnung (custody order) müssen Sie vor einem Umzug meist schriftlich Bescheid geben und das Ja des anderen Elternteils oder des Gerichts holen. Fragen Sie zuerst das Gericht: Ein Umzug ohne kann Sie das Sorgerecht kosten.',
    dependsOn: 'Ihre Anordnung, Ihr Bundesstaat und die Entfernung',
  },
  'us.ask-life.visits-and-support': {
    says: 'Nein. Unterhalt und Besuche sind zweierlei. Auch wenn kein Unterhalt kommt, müssen Sie die Besuchsregelung des Gerichts einhalten. Wer ein Kind zurückhält, missachtet das Gericht und kann Zeit mit dem Kind verlieren. Die Unterhaltsbehörde Ihres Staates treibt ein, was offen ist. Wäre das Kind in Gefahr oder gibt es noch keinen Beschluss, gehen Sie sofort zum Familiengericht.',
  },
}
