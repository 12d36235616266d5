/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Verlangen Sie schriftlich die Urlaubstage, die Sie verdient und nicht genommen haben. Endet die Arbeit, muss der Arbeitgeber sie bezahlen. Tut er das nicht, beschweren Sie sich binnen sechs Monaten bei der WRC. Es ist kostenlos.',
  },
  'ie.ask.public-holiday-pay': {
    says: 'Sie bekommen einen bezahlten freien Tag, einen anderen bezahlten Tag innerhalb eines Monats, einen Urlaubstag mehr oder einen Tageslohn mehr. Der Arbeitgeber wählt. Teilzeitkräfte brauchen 40 Stunden in den fünf Wochen davor. Zahlt er nicht, beschweren Sie sich innerhalb von sechs Monaten bei der WRC.',
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
  'ie.ask.sick': {
    says: 'Nach 13 Wochen Arbeit haben Sie fünf bezahlte Krankheitstage im Jahr, zu 70 % des Lohns bis 110 € am Tag. Sie brauchen ein Attest.',
  },
  'ie.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es sah. Nutzen Sie den Beschwerdeweg der Firma. Hat es mit Geschlecht, Herkunft (race) oder einem anderen geschützten Merkmal zu tun, gehen Sie in sechs Monaten zur WRC.',
  },
}
