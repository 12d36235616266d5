/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'ie.ask.pay-cut': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind. Vereinbarter Lohn darf ohne Ihre Zustimmung oder klare Klausel nicht sinken. Sie können sich binnen sechs Monaten kostenlos bei der WRC beschweren.',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Es ist verboten, Sie wegen einer Schwangerschaft oder eines Urlaubs zu entlassen. Dafür brauchen Sie keine 12 Monate Arbeit. Beschweren Sie sich binnen sechs Monaten kostenlos bei der WRC.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Ein Verzicht zählt nur, wenn Sie wussten, was Sie aufgeben; Beratung gehört meist dazu. Bitten Sie die Firma, den Anwalt (solicitor) zu zahlen.',
  },
  'ie.ask.holiday-pay-at-end': {
    says: 'Verlangen Sie schriftlich die Urlaubstage, die Sie verdient und nicht genommen haben. Endet die Arbeit, muss der Arbeitgeber sie bezahlen. Tut er das nicht, beschweren Sie sich binnen sechs Monaten bei der WRC. Es ist kostenlos.',
  },
}
