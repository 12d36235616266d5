/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind, und arbeiten Sie vorerst weiter. Eine große Kürzung ohne Ihre Zustimmung kann als Kündigung zählen, mit Geld für die Frist. Holen Sie bald Rat, denn Warten kann wie Zustimmung wirken.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Ihnen zu kündigen, weil Sie schwanger oder beurlaubt sind, ist verboten. Beschweren Sie sich binnen eines Jahres bei der Menschenrechtsstelle Ihrer Provinz, und verlangen Sie auch das Geld für die Frist.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Nach der Unterschrift können Sie meist nicht mehr fordern. Man kann Sie nicht zum Verzicht auf das gesetzliche Minimum bringen. Lassen Sie es von einem Anwalt lesen; das Angebot steigt oft.',
  },
  'ca.ask.roe': {
    says: 'Ihr Arbeitgeber muss sie ausstellen, meist binnen fünf Tagen nach der letzten Lohnperiode. Beantragen Sie EI jetzt ohne sie und sagen Sie es Service Canada; die drängen dann.',
  },
  'ca.ask.probation': {
    says: 'In den ersten drei Monaten (90 Tage in Alberta) gibt das Gesetz meist keine Frist und kein Geld. Geleistete Arbeit ist zu zahlen. Eine Entlassung wegen Krankheit, Schwangerschaft oder Herkunft bleibt verboten.',
  },
  'ca.ask.unpaid': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit den Daten. Beschweren Sie sich dann beim Arbeitsamt (employment standards office) Ihrer Provinz. Es ist kostenlos.',
  },
  'ca.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf, was gesagt wurde und wer es sah. Sagen Sie es dem Arbeitgeber schriftlich. Geht es um Geschlecht, ethnische Herkunft oder einen anderen geschützten Grund, kann eine Menschenrechtsstelle helfen.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec haben Sie das Recht auf eine Arbeit ohne seelische Belästigung (harcèlement psychologique). Schreiben Sie jedes Mal auf und beschweren Sie sich binnen zwei Jahren bei der CNESST.',
  },
  'ca.ask.public-holiday': {
    says: 'Weihnachten und einige andere Tage sind in jeder Provinz bezahlte Feiertage. Müssen Sie arbeiten, gibt das Gesetz meist mehr: in Ontario Feiertagslohn plus das Eineinhalbfache Ihres Lohns, oder einen anderen bezahlten freien Tag. Manche Berufe fallen heraus. Beschweren Sie sich beim Amt (employment standards).',
    dependsOn: 'Ihre Provinz und die Art der Arbeit',
  },
  'ca.ask.contractor-status': {
    says: 'Der Name entscheidet nicht. Bestimmt die Firma Ihre Stunden, stellt das Werkzeug und arbeiten Sie nur für sie, sind Sie vielleicht angestellt. Dann stehen Ihnen Überstunden, Urlaubsgeld und Kündigungsfrist zu. Beschweren Sie sich kostenlos beim Amt (employment standards) oder fragen Sie die CRA.',
    dependsOn: 'wie Sie wirklich arbeiten',
  },
}
