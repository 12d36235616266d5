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
  'ca.ask.fired-on': {
    says: 'In Ontario gibt das Gesetz etwa eine Woche je Jahr, bis 8 Wochen, und nach 5 Jahren bei großen Arbeitgebern eine Abfindung. Gerichte geben oft viel mehr. Unterschreiben Sie noch nicht.',
  },
  'ca.ask.fired-bc': {
    says: 'In British Columbia gibt es nach 3 Monaten einen Wochenlohn, nach einem Jahr zwei, nach 3 Jahren drei, dann einen je Jahr bis 8. Gerichte geben oft viel mehr.',
  },
  'ca.ask.fired-ab': {
    says: 'In Alberta gibt es nach 90 Tagen eine Woche Frist oder Lohn, nach 2 Jahren zwei, nach 4 Jahren vier, bis acht nach 10 Jahren. Gerichte geben oft viel mehr. Beschweren Sie sich binnen sechs Monaten.',
  },
  'ca.ask.roe': {
    says: 'Ihr Arbeitgeber muss sie ausstellen, meist binnen fünf Tagen nach der letzten Lohnperiode. Beantragen Sie EI jetzt ohne sie und sagen Sie es Service Canada; die drängen dann.',
  },
  'ca.ask.probation': {
    says: 'In den ersten drei Monaten (90 Tage in Alberta) gibt das Gesetz meist keine Frist und kein Geld. Geleistete Arbeit ist zu zahlen. Eine Entlassung wegen Krankheit, Schwangerschaft oder Herkunft bleibt verboten.',
  },
  'ca.ask.fired-sick-qc': {
    says: 'Nein. In Québec dürfen Sie bis zu 26 Wochen in 12 Monaten krank fehlen, und eine Entlassung deshalb ist verboten. Beschweren Sie sich binnen 45 Tagen bei der CNESST.',
  },
  'ca.ask.fired-sick': {
    says: 'Eine Entlassung wegen Krankheit verstößt meist gegen die Menschenrechtsgesetze. Beschweren Sie sich binnen eines Jahres. Dazu kann Geld für die Frist kommen, und Ihre Stelle nach einem geschützten Urlaub.',
  },
}
