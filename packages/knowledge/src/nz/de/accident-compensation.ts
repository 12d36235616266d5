/** The German words of the rows in ../accident-compensation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_COMPENSATION_DE: Words = {
  'nz.acc.want': {
    says: 'ACC hat über Ihre Verletzung entschieden. Suchen Sie, was abgelehnt wird und warum.',
  },
  'nz.acc.reality': {
    says: 'Das ist nicht das letzte Wort. Viele Entscheidungen ändern sich, wenn ein Arzt mehr schreibt.',
  },
  'nz.acc.who': {
    says: 'ACC ist die öffentliche Stelle, die für Verletzungen durch Unfälle zahlt.',
  },
  'nz.acc.rights': {
    says: 'Sie können innerhalb von drei Monaten kostenlos eine Überprüfung (review) verlangen.',
  },
  'nz.acc.review': {
    says: 'Sie haben ab der Entscheidung drei Monate Zeit, eine Überprüfung (review) zu verlangen. Wir zählen ab ihrem Datum.',
    action: 'Eine Überprüfung verlangen, wenn Sie nicht einverstanden sind',
    consequence: 'Ein später Antrag zählt nur mit gutem Grund.',
  },
  'nz.acc.right-review': {
    says: 'Jemand von außerhalb der ACC sieht es sich noch einmal an. Sie können einen Helfer, einen Arztbericht und Zeugen mitbringen.',
  },
  'nz.acc.right-age': {
    says: 'Abnutzung nur durch das Alter ist nicht gedeckt. Die ACC muss aber zahlen, wenn ein Unfall eine echte Verletzung verursacht hat, auch an einem abgenutzten Gelenk. Bitten Sie Ihren Arzt, das zu schreiben.',
  },
  'nz.acc.right-treatment': {
    says: 'Ein Schaden durch eine medizinische Behandlung kann gedeckt sein, wenn er kein normaler Teil der Behandlung war.',
  },
  'nz.acc.right-stop': {
    says: 'Um Ihre Zahlungen zu beenden, braucht die ACC genug Beweise, dass Sie kein Recht darauf haben. Sie muss Gründe nennen und es Ihnen rechtzeitig ankündigen.',
  },
  'nz.acc.right-hearing': {
    says: 'Wird innerhalb von drei Monaten nach Ihrem Antrag kein Termin festgelegt, gilt die Überprüfung meist als zu Ihren Gunsten entschieden.',
  },
  'nz.acc.right-costs': {
    says: 'Sie können einen Teil Ihrer Kosten zurückbekommen, etwa für ein Gutachten, wenn es vernünftig war, die Überprüfung zu verlangen.',
  },
  'nz.acc.right-appeal': {
    says: 'Sagt die Überprüfung Nein, können Sie sich innerhalb von 28 Tagen an den District Court wenden.',
  },
  'nz.acc.step': {
    says: 'Verlangen Sie von der ACC Ihre ganze Akte. Bitten Sie Ihren Arzt, auf den genannten Grund zu antworten.',
  },
}
