/** A penalty notice for missed school in England: the sums, the days and the reasons. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_DE: Words = {
  'gb.absence.sums': {
    says: 'Die erste Geldbuße beträgt £80, wenn Sie in 21 Tagen zahlen, und £160 bis Tag 28. Eine zweite binnen drei Jahren beträgt sofort £160.',
  },
  'gb.absence.right-two': {
    says: 'Für ein Kind gibt es höchstens zwei solche Geldbußen in drei Jahren. Danach muss die Gemeinde (council) einen anderen Weg wählen, etwa das Gericht.',
  },
  'gb.absence.right-ten': {
    says: 'Eine Geldbuße kommt ab zehn unerlaubt gefehlten halben Tagen in zehn Schulwochen in Frage. Waren es weniger, fragen Sie, warum sie kam.',
  },
  'gb.absence.support-first': {
    says: 'Ist Ihr Kind krank, behindert, wird es gemobbt oder hat es Angst vor der Schule? Dann soll Hilfe vor einer Geldbuße kommen.',
    actionable:
      'Schreiben Sie das der Schule und der Gemeinde, und bitten Sie um ein Gespräch über Hilfe.',
  },
  'gb.absence.deadline': {
    says: 'Sie haben 28 Tage, um zu zahlen oder die Rücknahme zu erreichen.',
    action: 'Zahlen oder die Rücknahme erreichen',
    consequence: 'Danach muss die Gemeinde vor Gericht gehen oder die Geldbuße zurücknehmen.',
  },
  'gb.absence.deadline-lower': {
    says: 'Die kleinere Summe gilt, wenn Sie in 21 Tagen zahlen.',
    action: 'Die kleinere Summe zahlen, wenn Sie zahlen wollen',
    consequence: 'Nach diesem Tag sind es £160.',
  },
  'gb.absence.right-reasons': {
    says: 'Es ist keine Straftat, wenn die Schule es erlaubt hat, das Kind krank war oder ein Feiertag Ihrer Religion war. Schicken Sie Belege.',
  },
  'gb.absence.each-parent': {
    says: 'Jeder Elternteil kann für jedes Kind eine Geldbuße bekommen. Ihre Zahlung zahlt nicht die des anderen.',
  },
  'gb.absence.step-records': {
    says: 'Bitten Sie die Schule um die Anwesenheitsliste und ihre Antwort zum Urlaub. Sammeln Sie Nachrichten und ein Attest.',
  },
  'gb.absence.option-withdraw': {
    says: 'Schreiben Sie heute der Gemeinde. Sagen Sie, was falsch ist, und schicken Sie Belege.',
    title: 'Die Gemeinde um Rücknahme bitten',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt.',
    risk: 'Die Tage zum Zahlen laufen weiter. Bei einem Nein zahlen Sie rechtzeitig oder gehen vor Gericht.',
    bestFor: 'Falsche Person oder Tage, es war erlaubt, oder das Kind war krank.',
  },
  'gb.absence.option-court': {
    says: 'Zahlen Sie nicht, kann die Gemeinde Sie vor Gericht bringen. Dort können Sie sich nicht schuldig bekennen.',
    title: 'Ein Gericht entscheiden lassen',
    cost: 'Geldstrafe und Kosten, wenn Sie verlieren.',
    time: 'Einige Monate.',
    risk: 'Bis zu £1,000 Geldstrafe, oder £2,500, wenn Sie es wussten, und eine Vorstrafe.',
    bestFor: 'Sie haben starke Beweise und Rechtsrat.',
  },
}
