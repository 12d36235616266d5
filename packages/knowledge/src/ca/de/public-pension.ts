/** Old Age Security and the Canada Pension Plan: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PENSION_WORDS: Words = {
  'ca.benefit.right-pension-review': {
    says: 'Bei den Renten Old Age Security und Canada Pension Plan haben Sie 90 Tage für eine neue Prüfung. Eine Schuld durch falschen Rat des Amtes kann erlassen werden.',
  },
  'ca.pension.want': {
    says: 'Service Canada hat über Ihre Rente entschieden. Suchen Sie den Grund und notieren Sie den Tag, an dem der Brief kam.',
  },
  'ca.pension.right-again': {
    says: 'Sie haben 90 Tage ab Erhalt des Briefs, um schriftlich eine neue Prüfung zu verlangen. Sie ist kostenlos.',
  },
  'ca.pension.right-tribunal': {
    says: 'Sagen sie wieder Nein, entscheidet das Social Security Tribunal. Gehen Sie binnen 90 Tagen hin. Sie brauchen keinen Anwalt.',
  },
  'ca.pension.step': {
    says: 'Verlangen Sie Ihre Akte. Schicken Sie, was fehlt, etwa einen Arztbericht darüber, was Sie bei der Arbeit nicht können.',
  },
  'ca.pension.reconsider': {
    says: 'Bei einer staatlichen Rente haben Sie 90 Tage für die neue Prüfung (reconsideration). Wir zählen ab dem Datum des Briefs.',
    action: 'Eine neue Prüfung verlangen, wenn Sie nicht einverstanden sind',
    consequence: 'Einen späten Antrag dürfen sie ohne guten Grund ablehnen.',
  },
}
