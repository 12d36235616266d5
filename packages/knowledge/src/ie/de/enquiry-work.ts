/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Verlangen Sie schriftlich die Urlaubstage, die Sie verdient und nicht genommen haben. Endet die Arbeit, muss der Arbeitgeber sie bezahlen. Tut er das nicht, beschweren Sie sich binnen sechs Monaten bei der WRC. Es ist kostenlos.',
  },
  'ie.ask.public-holiday-pay': {
    says: 'Ihnen steht ein bezahlter freier Tag zu, ein anderer bezahlter Tag im Monat danach, ein zusätzlicher Urlaubstag oder ein zusätzlicher Tageslohn. Das wählt der Arbeitgeber, auch wenn Sie an dem Tag arbeiten. Wer Teilzeit arbeitet, braucht 40 Stunden in den fünf Wochen davor. An welchen Tagen Sie arbeiten, ist egal: Sind Sie an dem Wochentag nie da, steht Ihnen ein Fünftel des Wochenlohns zu. Wird nicht gezahlt, beschweren Sie sich binnen sechs Monaten bei der WRC.',
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
  'ie.ask.sexual-harassment': {
    says: 'Das ist sexuelle Belästigung, und das Gesetz verbietet sie. Sie müssen nicht kündigen. Behalten Sie Nachrichten und notieren Sie jedes Mal und wer es sah. Beschweren Sie sich schriftlich: Der Arbeitgeber muss handeln und darf Sie nicht bestrafen. Hilft das nicht, beschweren Sie sich binnen sechs Monaten nach dem letzten Mal bei der WRC, mit gutem Grund zwölf. WRC: 0818 80 80 90. Bei Berührung oder Drohung können Sie auch zur Polizei gehen.',
  },
}
