/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
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
  'ca.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf, was gesagt wurde und wer es sah. Sagen Sie es dem Arbeitgeber schriftlich. Geht es um Geschlecht, ethnische Herkunft oder einen anderen geschützten Grund, kann eine Menschenrechtsstelle helfen.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec haben Sie das Recht auf eine Arbeit ohne seelische Belästigung (harcèlement psychologique). Schreiben Sie jedes Mal auf und beschweren Sie sich binnen zwei Jahren bei der CNESST.',
  },
}
