/** The German words of the rows in ../agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREEMENTS_DE: Words = {
  'us.agree.right-ill': {
    says: 'Wer beim Unterschreiben zu krank war, um den Vertrag zu verstehen, kann ihn oft rückgängig machen. Schreiben Sie sofort an die Firma und den Kreditgeber.',
  },
  'us.agree.right-promise': {
    says: 'Haben Sie sich auf ein klares Versprechen verlassen und dadurch etwas verloren? Dann kann ein Gericht sie daran binden. Behalten Sie die Nachrichten, die es zeigen.',
  },
  'us.agree.right-tuition': {
    says: 'Regeln des Bundesstaats sagen, wer die Studiengebühr für Einheimische (in-state tuition) zahlt. Fragen Sie die Schule schriftlich nach der Regel, den Gründen und dem Widerspruch (appeal).',
  },
  'us.agree.right-public-school': {
    says: 'Eine öffentliche Schule gehört zum Staat. Wollen Sie Geld von ihr, müssen Sie es ihr vielleicht innerhalb von Monaten melden.',
  },
  'us.agree.right-wear': {
    says: 'Ein Vermieter darf Geld für echten Schaden und unbezahlte Miete behalten, aber nicht für normale Abnutzung.',
  },
  'us.agree.right-one-lease': {
    says: 'Haben alle einen Mietvertrag unterschrieben, kann jeder die ganze Miete schulden. Holen Sie es schriftlich, wenn jemand auszieht oder einzieht.',
  },
}
