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
  'ie.ask.pay-deducted': {
    says: 'Das dürfen sie nur, wenn Ihr Vertrag es sagt, die Summe fair ist und Sie eine Woche vorher schriftlich Bescheid bekamen. Fordern Sie das Geld schriftlich zurück. Beschweren Sie sich dann innerhalb von sechs Monaten kostenlos bei der WRC.',
  },
  'ie.ask.public-holiday-pay': {
    says: 'Sie bekommen einen bezahlten freien Tag, einen anderen bezahlten Tag innerhalb eines Monats, einen Urlaubstag mehr oder einen Tageslohn mehr. Der Arbeitgeber wählt. Teilzeitkräfte brauchen 40 Stunden in den fünf Wochen davor. Zahlt er nicht, beschweren Sie sich innerhalb von sechs Monaten bei der WRC.',
  },
  'ie.ask.fired-no-reason': {
    says: 'Nach 12 Monaten muss der Arbeitgeber einen fairen Grund und ein faires Verfahren zeigen: Abmahnungen, Anhörung, Einspruch. Verlangen Sie die Gründe schriftlich; Sie müssen sie in 14 Tagen bekommen. Beschweren Sie sich innerhalb von sechs Monaten bei der WRC. Ab 13 Wochen gilt eine Kündigungsfrist.',
  },
  'ie.ask.pregnant-at-work': {
    says: 'Es ist verboten, Sie schlechter zu behandeln, weil Sie schwanger sind. Sie haben 26 Wochen Urlaub und bezahlte Zeit für Untersuchungen. Schreiben Sie auf, was geschah, beschweren Sie sich schriftlich und gehen Sie dann innerhalb von sechs Monaten zur WRC.',
  },
  'ie.ask.agency-pay': {
    says: 'Vom ersten Tag an müssen Sie denselben Grundlohn, dieselben Zeiten und Urlaubstage bekommen, als hätte die Firma Sie selbst eingestellt. Fragen Sie die Agentur schriftlich nach dem Vergleich. Dann beschweren Sie sich binnen sechs Monaten kostenlos bei der WRC.',
  },
  'ie.ask.no-payslip': {
    says: 'Zu jedem Lohn gehört eine Abrechnung, und bei voller Arbeitszeit vier Wochen bezahlter Urlaub im Jahr, sonst 8% Ihrer Stunden. Verlangen Sie beides schriftlich und notieren Sie Ihre Tage. Dann beschweren Sie sich binnen sechs Monaten bei der WRC. Es ist kostenlos.',
  },
}
