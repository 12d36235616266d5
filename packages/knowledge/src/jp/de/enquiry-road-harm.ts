/** Questions after harm on the road: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROAD_HARM_DE: Words = {
  'jp.ask.treatment-stopped': {
    says: 'Nicht der Versicherer entscheidet, wann Sie gesund sind, sondern Ihr Arzt. Lassen Sie sich schriftlich geben, dass Sie weiter Behandlung brauchen. Gehen Sie über die Krankenversicherung weiter und fordern Sie die Kosten später, auch direkt von der Pflichtversicherung. Unterschreiben Sie nichts. Für Verletzungen haben Sie fünf Jahre.',
  },
  'jp.ask.bicycle-ticket': {
    says: 'Seit April 2026 gibt es ab 16 Jahren blaue Tickets (青切符) für Radfahrer. Zahlen Sie binnen sieben Tagen, ist der Fall ohne Strafeintrag zu Ende. Sie dürfen ablehnen. Dann geht es zum Staatsanwalt, und ein Gericht kann eine Geldstrafe verhängen.',
  },
  'jp.ask.licence-hearing': {
    says: 'Gehen Sie zur Anhörung (意見の聴取). Sie findet vor 90 Tagen Sperre oder mehr statt. Bringen Sie Belege mit, die für Sie sprechen: Grund, Arbeit, Pflege. Die Strafe kann milder werden. Ein Kurs kann die Sperre kürzen. Danach ist binnen drei Monaten eine Prüfung möglich.',
  },
}
