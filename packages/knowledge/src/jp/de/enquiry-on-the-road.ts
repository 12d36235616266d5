/** Questions about parking, fines and accidents: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'jp.ask.traffic-charge': {
    says: 'Klebt ein Zettel am Auto? Geht niemand zur Polizei, kommt das Parkgeld per Post zum Halter. Die Buße des Fahrers (反則金) dürfen Sie ablehnen. Dann entscheidet ein Gericht. Das Parkgeld des Halters (放置違反金) ist nach der Anordnung zu zahlen, doch vorher können Sie sich erklären.',
    dependsOn: 'davon, ob es die Buße des Fahrers oder das Parkgeld des Halters ist.',
  },
  'jp.ask.private-parking': {
    says: 'Ein Privater kann keine Strafe verhängen. Sie schulden die Parkgebühr und den wirklichen Schaden, keine Summe, die nur auf einem Schild steht. Viel mehr kann unwirksam sein. Zahlen Sie nicht sofort. Verlangen Sie schriftlich Fotos, Zeiten und die Rechnung. Rufen Sie 188 an.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Ein unbezahltes Bußgeld (反則金) wird ein Strafverfahren. Eine unbezahlte Geldstrafe (罰金) kann zu Tagen mit Arbeit in Haft führen. Rufen Sie darum sofort die Staatsanwaltschaft an und bitten Sie um Raten oder Zeit. Zeigen Sie Einkommen und Kosten. Ignorieren Sie die Briefe nicht.',
  },
  'jp.ask.car-accident': {
    says: 'Melden Sie es der Polizei und gehen Sie sofort zum Arzt. Für Verletzungen können Sie direkt die Pflichtversicherung der anderen Seite fordern (自賠責, 被害者請求). Gibt es keine, oder bei Fahrerflucht, zahlt der Staat (政府保障事業). Sehen Sie auch in Ihre Police. Unterschreiben Sie nichts in Eile: gratis hilft 日弁連交通事故相談センター.',
  },
}
