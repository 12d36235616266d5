/** Questions of people who leave a job by their own choice: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_DE: Words = {
  'ie.ask.own-notice': {
    says: 'Nach dem Gesetz ist es eine Woche, sobald Sie 13 Wochen gearbeitet haben. Ein Vertrag kann mehr verlangen; ist nichts vereinbart, bleibt es bei der Woche. Lohn für gearbeitete Tage und offener Urlaub gehören Ihnen; man darf sie nicht als Strafe behalten. Kündigen Sie schriftlich mit Kopie. Kommt der letzte Lohn nicht, binnen sechs Monaten kostenlos zur WRC.',
  },
  'ie.ask.resign': {
    says: 'Gehen Sie nicht überstürzt. Um zu gehen und doch wegen Entlassung zu klagen (constructive dismissal), brauchen Sie meist 12 Monate Arbeit und ein schweres Unrecht. Meist müssen Sie vorher das Beschwerdeverfahren nutzen. Schreiben Sie eine Beschwerde (grievance), notieren Sie alles, holen Sie Rat bei Gewerkschaft, FLAC oder Citizens Information. Danach WRC: sechs Monate ab dem Weggang.',
  },
  'ie.ask.quit-job-welfare': {
    says: 'Sie können ab dem ersten Tag beantragen. Ohne guten Grund kann man Ihnen bis zu neun Wochen nichts zahlen, mit Grund nicht: gemeldetes Mobbing, Gefahr, Krankheit, fehlende Kinderbetreuung. Beschweren Sie sich also vorher schriftlich, gehen Sie zum Arzt, sammeln Sie Belege. Nennen Sie den Grund. Intreo zahlt so lange vielleicht Supplementary Welfare Allowance. Einspruch binnen 60 Tagen.',
    dependsOn: 'ob Sie einen guten Grund hatten',
  },
}
