/** The German words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_DE: Words = {
  'us.student-loan.deadline-hearing': {
    says: 'Verlangen Sie innerhalb von 30 Tagen nach der Mitteilung eine Anhörung (hearing). Dann darf kein Lohn genommen werden, bis entschieden ist.',
    action: 'Schriftlich eine Anhörung verlangen oder einen Plan vereinbaren',
    consequence:
      'Ihr Arbeitgeber kann angewiesen werden, Lohn einzubehalten. Eine Anhörung können Sie auch später noch verlangen.',
  },
  'us.student-loan.right-fifteen': {
    says: 'Für einen Studienkredit des Bundes dürfen höchstens 15 % Ihres ausgezahlten Lohns einbehalten werden.',
  },
  'us.student-loan.right-notice': {
    says: 'Sie müssen 30 Tage vorher eine Mitteilung bekommen. Sie dürfen die Unterlagen sehen, die Schuld bestreiten, eine Notlage (hardship) zeigen oder einen Plan vereinbaren.',
  },
  'us.student-loan.right-lost-job': {
    says: 'Haben Sie ohne eigene Entscheidung die Stelle verloren, darf kein Lohn genommen werden, bis Sie wieder 12 Monate gearbeitet haben.',
  },
  'us.student-loan.option-rehabilitate': {
    says: 'Bitten Sie um rehabilitation: neun Zahlungen in zehn Monaten, die zu Ihrem Einkommen passen. Sie nimmt auch den Zahlungsausfall (default) aus Ihrer Kreditauskunft.',
    title: 'Den Kredit aus dem Zahlungsausfall holen',
    cost: 'Neun kleine Zahlungen nach Ihrem Einkommen',
    time: 'Zehn Monate',
    risk: 'Der Kredit bleibt. Eine verpasste Zahlung beginnt es von vorn.',
    bestFor: 'Sie schulden es und können ein wenig zahlen.',
  },
  'us.student-loan.deadline-offset': {
    says: 'Verlangen Sie innerhalb von 65 Tagen nach der Mitteilung eine Anhörung (hearing). Dann wird kein Gehalt genommen, bis entschieden ist.',
    action: 'Schriftlich eine Anhörung verlangen, bevor das Gehalt gekürzt wird',
    consequence: 'Ihre Behörde kann bis zu 15 % Ihres ausgezahlten Gehalts einbehalten.',
  },
  'us.student-loan.right-offset': {
    says: 'Vom Gehalt des Bundes dürfen höchstens 15 % des ausgezahlten Betrags genommen werden. Vorher dürfen Sie die Unterlagen sehen, einen Plan vereinbaren oder eine Anhörung vor einer unabhängigen Person haben. Verlangen Sie die Unterlagen binnen 20 Tagen: Dann haben Sie 15 Tage ab deren Eingang.',
  },
}
